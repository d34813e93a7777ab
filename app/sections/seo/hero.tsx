import type { SeoPage } from '#app/content/seo.ts';
import type { RankClimbGeometry } from '#app/charts/rank-climb.server.ts';
import { TwoColumnHero, HeroWords } from '#app/sections/shared/page-hero.tsx';
import type { PagePlace } from '#app/site-map.ts';
import { OptionalPart } from '#app/ui/optional-part.tsx';
import { RankClimb } from './rank-climb.tsx';

type SeoHeroProps = {
  readonly page: PagePlace;
  readonly hero: SeoPage['hero'];
  readonly climb: RankClimbGeometry;
};

/** The hero, with a chart of the promised timeline. */
export function SeoHero({ page, hero, climb }: SeoHeroProps) {
  return (
    <TwoColumnHero
      isLong
      scene={
        <OptionalPart>
          <RankClimb words={hero.climb} geometry={climb} />
        </OptionalPart>
      }
    >
      <HeroWords page={page} hero={hero} />
    </TwoColumnHero>
  );
}
