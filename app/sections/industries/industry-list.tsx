import { useRef } from 'react';
import type { IndustriesPage, Industry, industryFilters } from '#app/content/industries.ts';
import type { Filters } from '#app/hooks/use-filter-state.ts';
import { EmptyState } from '#app/sections/shared/empty-state.tsx';
import { ResultCount } from '#app/sections/shared/result-count.tsx';
import { SearchField } from '#app/sections/shared/search-field.tsx';
import { Section } from '#app/ui/section.tsx';
import { IndustryCard } from './industry-card.tsx';
import styles from './industry-list.module.css';

type IndustryListProps = {
  readonly page: Pick<
    IndustriesPage,
    'search' | 'listTitle' | 'note' | 'more' | 'about' | 'filters'
  >;
  /** The industries that pass the search. */
  readonly found: readonly Industry[];
  readonly filters: Filters<typeof industryFilters>;
};

/** The cards of industries, below what their figures mean and the search. */
export function IndustryList({ page, found, filters }: IndustryListProps) {
  const count = useRef<HTMLParagraphElement>(null);
  const { q } = filters.state;
  return (
    <Section>
      <div id="industry-list">
        <div className={styles.bar}>
          <div>
            <h2>{page.listTitle}</h2>
            <p>{page.note}</p>
          </div>
          <div>
            <SearchField
              {...page.search}
              controls="industry-list"
              count={found.length}
              words={page.filters.shortCount}
              value={q}
              onChange={(q) => filters.set({ q })}
            />
            <ResultCount count={found.length} change={q} words={page.filters} focusRef={count} />
          </div>
        </div>
        {found.length === 0 ? (
          <EmptyState words={page.filters.empty} onClear={filters.clear} focusNext={count} />
        ) : (
          <div className={styles.grid}>
            {found.map((industry) => (
              <IndustryCard key={industry.id} industry={industry} page={page} />
            ))}
          </div>
        )}
      </div>
    </Section>
  );
}
