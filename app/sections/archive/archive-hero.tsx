import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { ArchivePage, GuideDrawer } from '#app/content/archive.ts';
import { HeroBand } from '#app/sections/shared/hero-band.tsx';
import { HeroWords } from '#app/sections/shared/page-hero.tsx';
import type { PagePlace } from '#app/site-map.ts';
import { SteppedEdge } from '#app/ui/stepped-edge.tsx';
import styles from './archive-hero.module.css';
import { GuideCabinet } from './guide-cabinet.tsx';

type ArchiveHeroProps = {
  readonly page: PagePlace;
  readonly words: Pick<ArchivePage, 'hero' | 'guides'>;
  readonly drawers: readonly GuideDrawer[];
  /** A search moves its results up to the field, in the place of the guides. */
  readonly isSearching: boolean;
  /** The search field. */
  readonly children: ReactNode;
};

/** The hero: title and search, and below them all guides as cards in the drawers of a cabinet. */
export function ArchiveHero({ page, words, drawers, isSearching, children }: ArchiveHeroProps) {
  return (
    <HeroBand className={styles.band} panel="butter">
      <div className={clsx('wrap', styles.top)}>
        <HeroWords page={page} hero={words.hero}>
          {children}
        </HeroWords>
      </div>
      {!isSearching && (
        <GuideCabinet
          words={words.guides}
          drawers={drawers}
          illustration={words.hero.illustration}
        />
      )}
      <SteppedEdge ground="page" />
    </HeroBand>
  );
}
