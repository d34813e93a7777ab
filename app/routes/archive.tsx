import { archive, archiveFilters } from '#app/content/archive.ts';
import { pageMeta } from '#app/lib/page-head.ts';
import { useFilterState } from '#app/lib/use-filter-state.ts';
import { ArchiveList } from '#app/sections/archive/archive-list.tsx';
import { PageHero } from '#app/sections/shared/page-hero.tsx';
import { SearchField } from '#app/sections/shared/search-field.tsx';
import { Page } from '#app/ui/page.tsx';

export const meta = () => pageMeta('/archive', archive.meta);

export default function Archive() {
  const filters = useFilterState(archiveFilters);
  return (
    <Page>
      <PageHero path="/archive" label={archive.meta.label} hero={archive.hero}>
        <SearchField
          {...archive.search}
          controls="articles"
          value={filters.state.q}
          onChange={(q) => filters.set({ q })}
        />
      </PageHero>
      <ArchiveList id="articles" archive={archive} filters={filters} />
    </Page>
  );
}
