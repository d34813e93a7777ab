import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Illustration } from '#app/content/entities.ts';
import type { PageHero as Hero } from '#app/content/inner-page.ts';
import type { PagePlace } from '#app/site-map.ts';
import { BriefButton, ButtonLink } from '#app/ui/button.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { Words } from '#app/ui/words.tsx';
import { SteppedEdge } from '#app/ui/stepped-edge.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { CallActions } from './call-actions.tsx';
import { HeroBand, HeroLead } from './hero-band.tsx';
import styles from './page-hero.module.css';
import { StatStrip } from './stat-strip.tsx';

type PageHeroProps = {
  readonly page: PagePlace;
  readonly hero: Hero;
  /** Words beside a small picture, with the h1 on one line. Otherwise both have half of the width. */
  readonly isWide?: boolean;
  /** A short h1 in the largest size, and some more room for the words. */
  readonly isLarge?: boolean;
  /** Additional content below the lead, such as a search field. */
  readonly children?: ReactNode;
};

/** The hero of an inner page: breadcrumb, h1, lead, first action, figures and picture. */
export function PageHero({ page, hero, isWide, isLarge, children }: PageHeroProps) {
  return (
    <PicturedHero illustration={hero.illustration} isWide={isWide} isLarge={isLarge}>
      <HeroWords page={page} hero={hero}>
        {children}
      </HeroWords>
    </PicturedHero>
  );
}

type HeroWordsProps = Omit<PageHeroProps, 'hero' | 'isWide' | 'isLarge'> & {
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
            <ButtonLink key={name} to={to} variant="band">
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

type PicturedHeroProps = {
  readonly illustration: Illustration;
  readonly isWide?: boolean | undefined;
  readonly isLarge?: boolean | undefined;
  readonly children: ReactNode;
};

/** A hero with its text on the left and a picture on the right. */
export function PicturedHero({ illustration, isWide, isLarge, children }: PicturedHeroProps) {
  const { isCut, ...picture } = illustration;
  return (
    <TwoColumnHero
      isWide={isWide}
      isLarge={isLarge}
      scene={
        <Picture {...picture} loading="first" className={clsx(styles.scene, isCut && styles.cut)} />
      }
    >
      {children}
    </TwoColumnHero>
  );
}

type TwoColumnHeroProps = {
  readonly scene: ReactNode;
  readonly isWide?: boolean | undefined;
  /** More room for the words, so that a long h1 has fewer lines. */
  readonly isLong?: boolean | undefined;
  /** The same room, for a short h1 in the largest size. */
  readonly isLarge?: boolean | undefined;
  readonly children: ReactNode;
};

/** A hero with its text on the left and any content on the right, above a stepped edge. */
function TwoColumnHero({ scene, isWide, isLong, isLarge, children }: TwoColumnHeroProps) {
  return (
    <HeroBand className={styles.band}>
      <div
        className={clsx(
          'wrap',
          styles.columns,
          isWide && styles.wide,
          isLong && styles.long,
          isLarge && styles.large,
        )}
      >
        <div>{children}</div>
        {scene}
      </div>
      <SteppedEdge ground="page" />
    </HeroBand>
  );
}
