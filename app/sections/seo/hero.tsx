import type { SeoPage } from '#app/content/seo.ts';
import type { RankClimbGeometry } from '#app/lib/rank-climb.server.ts';
import { TwoColumnHero, HeroWords } from '#app/sections/shared/page-hero.tsx';
import type { PagePlace } from '#app/site-map.ts';
import { RankClimb } from './rank-climb.tsx';

type SeoHeroProps = {
  readonly page: PagePlace;
  readonly hero: SeoPage['hero'];
  readonly climb: RankClimbGeometry;
};

/** The opening, with the timeline it promises drawn beside it. */
export function SeoHero({ page, hero, climb }: SeoHeroProps) {
  return (
    <TwoColumnHero scene={<RankClimb words={hero.climb} geometry={climb} />}>
      <HeroWords page={page} hero={hero} />
    </TwoColumnHero>
  );
}
