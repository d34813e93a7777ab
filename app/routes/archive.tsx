import { useMemo } from 'react';
import { feedFile } from '#app/content/build-files.ts';
import { archive, archiveFilters } from '#app/content/archive.ts';
import { feedLink, pageMeta } from '#app/lib/page-head.ts';
import { withRelease } from '#app/lib/release.server.ts';
import { useFilterState } from '#app/hooks/use-filter-state.ts';
import { ArchiveHero } from '#app/sections/archive/archive-hero.tsx';
import { ArchiveList } from '#app/sections/archive/archive-list.tsx';
import { GuideMatches } from '#app/sections/archive/guide-matches.tsx';
import { articleIndex, filterArticles } from '#app/sections/archive/filter-articles.ts';
import { ClosingBand } from '#app/sections/shared/closing-band.tsx';
import { SearchField } from '#app/sections/shared/search-field.tsx';
import { entryOf } from '#app/site-map.ts';
import { Page } from '#app/ui/page.tsx';
import type { Route } from './+types/archive';

/** Runs at build time: articles are in the HTML and in the route data, but in no script. */
export async function loader() {
  const { articleArchive, guideDrawers } = await import('#app/content/archive.server.ts');
  return withRelease({ ...(await articleArchive()), drawers: await guideDrawers() });
}

/** Filters change only the query, so the data need not load again. */
export const shouldRevalidate = () => false;

export const meta = () => [...pageMeta('/archive', archive.meta), feedLink(feedFile)];

export default function Archive({ loaderData }: Route.ComponentProps) {
  const filters = useFilterState(archiveFilters);
  const { q, category, tag } = filters.state;
  const { articles } = loaderData;
  const index = useMemo(() => articleIndex(articles), [articles]);
  const found = useMemo(
    () => filterArticles(index, { q, category, tag }),
    [index, q, category, tag],
  );
  return (
    <Page>
      <ArchiveHero
        page={entryOf('/archive')}
        words={archive}
        drawers={loaderData.drawers}
        isSearching={q !== ''}
      >
        <SearchField
          {...archive.search}
          controls="articles"
          count={found.length}
          words={archive.filters.shortCount}
          value={q}
          onChange={(q) => filters.set({ q })}
        />
      </ArchiveHero>
      <ArchiveList
        id="articles"
        words={archive}
        archive={loaderData}
        found={found}
        filters={filters}
      />
      <GuideMatches words={archive.inGuides} query={q} />
      <ClosingBand call={archive.call} />
    </Page>
  );
}
