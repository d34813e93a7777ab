import { useMemo } from 'react';
import { industries, industryFilters } from '#app/content/industries.ts';
import { pageMeta } from '#app/lib/page-head.ts';
import { filterIndex, searchIndex } from '#app/lib/search-index.ts';
import { withRelease } from '#app/lib/release.server.ts';
import { useFilterState } from '#app/hooks/use-filter-state.ts';
import { IndustriesHero } from '#app/sections/industries/hero.tsx';
import { IndustryList } from '#app/sections/industries/industry-list.tsx';
import { entryOf } from '#app/site-map.ts';
import { Page } from '#app/ui/page.tsx';
import type { Route } from './+types/industries';

/** Runs at build time: the cards are in the HTML and in the route data, but in no script. */
export async function loader() {
  const { industryCards } = await import('#app/content/industry-cards.server.ts');
  return withRelease({ cards: await industryCards() });
}

/** Filters change only the query, so the data need not load again. */
export const shouldRevalidate = () => false;

export const meta = () => pageMeta('/industries', industries.meta);

export default function Industries({ loaderData }: Route.ComponentProps) {
  const filters = useFilterState(industryFilters);
  const { q } = filters.state;
  const index = useMemo(
    () => searchIndex(loaderData.cards, ({ title, description }) => [title, description]),
    [loaderData.cards],
  );
  const found = useMemo(() => filterIndex(index, q), [index, q]);
  return (
    <Page>
      <IndustriesHero page={entryOf('/industries')} hero={industries.hero} />
      <IndustryList page={industries} found={found} filters={filters} />
    </Page>
  );
}
