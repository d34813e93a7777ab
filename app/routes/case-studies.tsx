import { caseStudies, caseStudyFilters } from '#app/content/case-studies.ts';
import { pageMeta } from '#app/lib/page-head.ts';
import { useFilterState } from '#app/hooks/use-filter-state.ts';
import { RangeHero } from '#app/sections/case-studies/range-hero.tsx';
import { ClosingBand } from '#app/sections/shared/closing-band.tsx';
import { StudyWall } from '#app/sections/case-studies/study-wall.tsx';
import { OnwardLinks } from '#app/sections/shared/onward-links.tsx';
import { entryOf } from '#app/site-map.ts';
import { Page } from '#app/ui/page.tsx';

export const meta = () => pageMeta('/case-studies', caseStudies.meta);

export default function CaseStudies() {
  const filters = useFilterState(caseStudyFilters);
  return (
    <Page>
      <RangeHero page={entryOf('/case-studies')} hero={caseStudies.hero} />
      <StudyWall page={caseStudies} filters={filters} />
      <OnwardLinks onward={caseStudies.onward} />
      <ClosingBand call={caseStudies.call} tone="band" />
    </Page>
  );
}
