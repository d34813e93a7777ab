import { useMemo } from 'react';
import { feedFile } from '#app/content/build-files.ts';
import { archive, archiveFilters } from '#app/content/archive.ts';
import { feedLink, pageMeta } from '#app/lib/page-head.ts';
import { withRelease } from '#app/lib/release.server.ts';
import { useFilterState } from '#app/hooks/use-filter-state.ts';
import { ArchiveGuides } from '#app/sections/archive/archive-guides.tsx';
import { ArchiveList } from '#app/sections/archive/archive-list.tsx';
import { ArchiveTopics } from '#app/sections/archive/archive-topics.tsx';
import { GuideMatches } from '#app/sections/archive/guide-matches.tsx';
import { articleIndex, filterArticles } from '#app/sections/archive/filter-articles.ts';
import { ClosingBand } from '#app/sections/shared/closing-band.tsx';
import { PageHero } from '#app/sections/shared/page-hero.tsx';
import { SearchField } from '#app/sections/shared/search-field.tsx';
import { entryOf } from '#app/site-map.ts';
import { Page } from '#app/ui/page.tsx';
import type { Route } from './+types/archive';

/** Runs at build time: articles are in the HTML and in the route data, but in no script. */
export async function loader() {
  const { articleArchive, firstGuide, guideTopics } =
    await import('#app/content/archive.server.ts');
  return withRelease({
    ...(await articleArchive()),
    first: await firstGuide(),
    topics: await guideTopics(),
  });
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
      <PageHero page={entryOf('/archive')} hero={archive.hero} panel="butter" isLarge>
        <SearchField
          {...archive.search}
          controls="articles"
          count={found.length}
          words={archive.filters.shortCount}
          value={q}
          onChange={(q) => filters.set({ q })}
        />
      </PageHero>
      <ArchiveGuides guides={archive.guides} first={loaderData.first} isSearching={q !== ''} />
      <ArchiveList
        id="articles"
        words={archive}
        archive={loaderData}
        found={found}
        filters={filters}
      />
      <ArchiveTopics
        words={archive.guides.topics}
        topics={loaderData.topics}
        isSearching={q !== ''}
      />
      <GuideMatches words={archive.inGuides} query={q} />
      <ClosingBand call={archive.call} />
    </Page>
  );
}
