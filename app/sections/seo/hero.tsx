import type { SeoPage } from '#app/content/seo.ts';
import type { RankClimbGeometry } from '#app/charts/rank-climb.server.ts';
import { HeroBand } from '#app/sections/shared/hero-band.tsx';
import { HeroWords } from '#app/sections/shared/page-hero.tsx';
import type { PagePlace } from '#app/site-map.ts';
import { OptionalPart } from '#app/ui/optional-part.tsx';
import { SteppedEdge } from '#app/ui/stepped-edge.tsx';
import { RankClimb } from './rank-climb.tsx';
import styles from './hero.module.css';

type SeoHeroProps = {
  readonly page: PagePlace;
  readonly hero: SeoPage['hero'];
  readonly climb: RankClimbGeometry;
};

/** The hero, over a chart of the promised timeline: the words are where its line is still low. */
export function SeoHero({ page, hero, climb }: SeoHeroProps) {
  return (
    <HeroBand className={styles.band}>
      <div className={`wrap ${styles.hero}`}>
        <div className={styles.words}>
          <HeroWords page={page} hero={hero} />
        </div>
        <OptionalPart>
          <RankClimb words={hero.climb} geometry={climb} />
        </OptionalPart>
      </div>
      <SteppedEdge ground="page" />
    </HeroBand>
  );
}
