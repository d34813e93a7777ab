import type { ReactNode } from 'react';
import type { Illustration } from '#app/content/entities.ts';
import type { PageHero as Hero } from '#app/content/inner-page.ts';
import type { SitePath } from '#app/content/paths.ts';
import { BriefButton, ButtonLink } from '#app/ui/button.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { SteppedEdge } from '#app/ui/stepped-edge.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import styles from './page-hero.module.css';
import { StatStrip } from './stat-strip.tsx';

type PageHeroProps = {
  readonly path: SitePath;
  readonly label: string;
  readonly hero: Hero;
  /** What only this page has under its lead: a search field, facts. */
  readonly children?: ReactNode;
};

/** How an inner page opens: where it stands, its name, its figures, its first action and its scene. */
export function PageHero({ path, label, hero, children }: PageHeroProps) {
  return (
    <PageBand illustration={hero.illustration}>
      <HeroWords path={path} label={label} hero={hero}>
        {children}
      </HeroWords>
    </PageBand>
  );
}

type HeroWordsProps = Omit<PageHeroProps, 'hero'> & { readonly hero: Omit<Hero, 'illustration'> };

/** The words of the opening, for a page whose scene is no picture. */
export function HeroWords({ path, label, hero, children }: HeroWordsProps) {
  return (
    <>
      <Breadcrumb path={path} label={label} />
      <h1>{hero.title}</h1>
      <p className={styles.lead}>{hero.lead}</p>
      {children}
      {hero.stats && <StatStrip stats={hero.stats} />}
      {hero.counting && <p className={styles.counting}>{hero.counting}</p>}
      {(hero.call || hero.links) && (
        <div className={styles.actions}>
          {hero.call && <BriefButton call={hero.call} variant="accent" />}
          {hero.links?.map(({ label: name, to }) => (
            <ButtonLink key={name} to={to} variant="band">
              {name}
            </ButtonLink>
          ))}
        </div>
      )}
    </>
  );
}

type PageBandProps = { readonly illustration: Illustration; readonly children: ReactNode };

/** The blue band under the header: words at the left, a picture at the right, the page's ground rising below. */
export function PageBand({ illustration, children }: PageBandProps) {
  return (
    <HeroBand scene={<Picture {...illustration} loading="first" className={styles.scene} />}>
      {children}
    </HeroBand>
  );
}

type HeroBandProps = { readonly scene: ReactNode; readonly children: ReactNode };

/** The same band around any scene. */
export function HeroBand({ scene, children }: HeroBandProps) {
  return (
    <section className={styles.band} data-tone="band">
      <div className={`wrap ${styles.columns}`}>
        <div>{children}</div>
        {scene}
      </div>
      <SteppedEdge ground="page" />
    </section>
  );
}
