import { caseStudies, caseStudyFilters } from '#app/content/case-studies.ts';
import { pageMeta } from '#app/lib/page-head.ts';
import { withRelease } from '#app/lib/release.server.ts';
import { useFilterState } from '#app/hooks/use-filter-state.ts';
import { ClosingBand } from '#app/sections/shared/closing-band.tsx';
import { HeroWords } from '#app/sections/shared/page-hero.tsx';
import { RangeHero } from '#app/sections/shared/range-hero.tsx';
import { StudyWall } from '#app/sections/case-studies/study-wall.tsx';
import { OnwardLinks } from '#app/sections/shared/onward-links.tsx';
import { entryOf } from '#app/site-map.ts';
import { Page } from '#app/ui/page.tsx';
import type { Route } from './+types/case-studies';

/** Runs at build time: the cards are in the HTML and in the route data, but in no script. */
export async function loader() {
  const { studyCards } = await import('#app/content/studies.server.ts');
  return withRelease(await studyCards());
}

/** Filters change only the query, so the data need not load again. */
export const shouldRevalidate = () => false;

export const meta = () => pageMeta('/case-studies', caseStudies.meta);

export default function CaseStudies({ loaderData }: Route.ComponentProps) {
  const filters = useFilterState(caseStudyFilters);
  return (
    <Page>
      <RangeHero illustration={caseStudies.hero.illustration} caption={caseStudies.caption}>
        <HeroWords page={entryOf('/case-studies')} hero={caseStudies.hero} />
      </RangeHero>
      <StudyWall page={caseStudies} cards={loaderData} filters={filters} />
      <OnwardLinks onward={caseStudies.onward} tone="paper" />
      <ClosingBand call={caseStudies.call} tone="band" />
    </Page>
  );
}
