import { useMemo } from 'react';
import { industries, industryFilters } from '#app/content/industries.ts';
import { pageMeta } from '#app/lib/page-head.ts';
import { withRelease } from '#app/lib/release.server.ts';
import { useFilterState } from '#app/hooks/use-filter-state.ts';
import { filterGroups, industryIndex } from '#app/sections/industries/filter-groups.ts';
import { IndustriesHero } from '#app/sections/industries/hero.tsx';
import { IndustryGroups } from '#app/sections/industries/industry-groups.tsx';
import { ClosingBand } from '#app/sections/shared/closing-band.tsx';
import { OnwardLinks } from '#app/sections/shared/onward-links.tsx';
import { entryOf } from '#app/site-map.ts';
import { Page } from '#app/ui/page.tsx';
import type { Route } from './+types/industries';

/** Runs at build time: the cards are in the HTML and in the route data, but in no script. */
export async function loader() {
  const { industryGroups } = await import('#app/content/industry-cards.server.ts');
  return withRelease({ groups: await industryGroups() });
}

/** Filters change only the query, so the data need not load again. */
export const shouldRevalidate = () => false;

export const meta = () => pageMeta('/industries', industries.meta);

export default function Industries({ loaderData }: Route.ComponentProps) {
  const filters = useFilterState(industryFilters);
  const { q } = filters.state;
  const index = useMemo(() => industryIndex(loaderData.groups), [loaderData.groups]);
  const groups = useMemo(
    () => filterGroups(loaderData.groups, index, q),
    [loaderData.groups, index, q],
  );
  return (
    <Page>
      <IndustriesHero page={entryOf('/industries')} hero={industries.hero} />
      <IndustryGroups page={industries} groups={groups} filters={filters} />
      <OnwardLinks onward={industries.onward} tone="sand" />
      <ClosingBand call={industries.others} tone="band" />
    </Page>
  );
}
