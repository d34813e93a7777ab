import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Illustration, Panel } from '#app/content/entities.ts';
import type { PageHero as Hero } from '#app/content/inner-page.ts';
import type { PagePlace } from '#app/site-map.ts';
import { BriefButton, ButtonLink } from '#app/ui/button.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { Words } from '#app/ui/words.tsx';
import { SteppedEdge } from '#app/ui/stepped-edge.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { CallActions } from './call-actions.tsx';
import { HeroBand, HeroLead } from './hero-band.tsx';
import panelStyles from './hero-panel.module.css';
import styles from './page-hero.module.css';
import { StatStrip } from './stat-strip.tsx';

type PageHeroProps = {
  readonly page: PagePlace;
  readonly hero: Hero;
  /** The color of a pale ground, for pages where visitors look something up. Without it the ground is blue. */
  readonly panel?: Panel | undefined;
  /** Additional content below the lead, such as a search field. */
  readonly children?: ReactNode;
};

/** The hero of an inner page: breadcrumb, h1, lead, first action, figures and picture. */
export function PageHero({ page, hero, panel, children }: PageHeroProps) {
  return (
    <PicturedHero illustration={hero.illustration} panel={panel}>
      <HeroWords page={page} hero={hero}>
        {children}
      </HeroWords>
    </PicturedHero>
  );
}

type HeroWordsProps = Pick<PageHeroProps, 'page' | 'children'> & {
  readonly hero: Omit<Hero, 'illustration'>;
};

/** The text of the hero, for a page with a different picture. */
export function HeroWords({ page, hero, children }: HeroWordsProps) {
  return (
    <>
      <Breadcrumb page={page} />
      <h1>
        <Words>{hero.title}</Words>
      </h1>
      <HeroLead>{hero.lead}</HeroLead>
      {children}
      {(hero.call || hero.links) && (
        <CallActions>
          {hero.call && <BriefButton call={hero.call} variant="accent" />}
          {hero.links?.map(({ label: name, to }) => (
            <ButtonLink key={name} to={to} variant={hero.call ? 'band' : 'accent'}>
              {name}
            </ButtonLink>
          ))}
        </CallActions>
      )}
      {hero.stats && <StatStrip stats={hero.stats} />}
      {hero.counting && (
        <p className={styles.counting}>
          <Words>{hero.counting}</Words>
        </p>
      )}
    </>
  );
}

type PicturedHeroProps = Omit<PageHeroProps, 'page' | 'hero'> & {
  readonly illustration: Illustration;
  /** Whether it ends in a stepped edge. */
  readonly hasEdge?: boolean | undefined;
  /** Classes for the placement of the picture. */
  readonly className?: string | undefined;
};

/** A hero with its text on the left and a picture on the right, above a stepped edge. */
export function PicturedHero({
  illustration,
  className,
  panel,
  hasEdge = true,
  children,
}: PicturedHeroProps) {
  return (
    <HeroBand className={clsx(styles.band, panel && panelStyles.band, className)} panel={panel}>
      <div className={clsx('wrap', styles.columns)}>
        <div>{children}</div>
        <Picture {...illustration} loading="first" className={styles.scene} />
      </div>
      {hasEdge && <SteppedEdge ground="page" />}
    </HeroBand>
  );
}
