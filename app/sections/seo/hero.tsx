import type { PageMeta } from '#app/content/page-meta.ts';
import type { SeoPage } from '#app/content/seo.ts';
import type { RankClimbGeometry } from '#app/lib/rank-climb.server.ts';
import { TwoColumnHero, HeroWords } from '#app/sections/shared/page-hero.tsx';
import { RankClimb } from './rank-climb.tsx';

type SeoHeroProps = {
  readonly meta: PageMeta;
  readonly hero: SeoPage['hero'];
  readonly climb: RankClimbGeometry;
};

/** The opening, with the timeline it promises drawn beside it. */
export function SeoHero({ meta, hero, climb }: SeoHeroProps) {
  return (
    <TwoColumnHero scene={<RankClimb words={hero.climb} geometry={climb} />}>
      <HeroWords path="/services/seo" label={meta.label} hero={hero} />
    </TwoColumnHero>
  );
}
