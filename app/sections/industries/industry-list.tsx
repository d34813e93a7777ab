import { useRef } from 'react';
import type { IndustriesPage, Industry, industryFilters } from '#app/content/industries.ts';
import type { Filters } from '#app/hooks/use-filter-state.ts';
import { EmptyState } from '#app/sections/shared/empty-state.tsx';
import { ResultCount } from '#app/sections/shared/result-count.tsx';
import { SearchField } from '#app/sections/shared/search-field.tsx';
import { Section } from '#app/ui/section.tsx';
import { IndustryCard, soonId } from './industry-card.tsx';
import styles from './industry-list.module.css';
import { IndustryLot } from './industry-lot.tsx';
import { RoadBend } from './road-bend.tsx';
import { streetRows } from './street-rows.ts';

type IndustryListProps = {
  readonly page: Pick<
    IndustriesPage,
    | 'search'
    | 'listTitle'
    | 'note'
    | 'soon'
    | 'more'
    | 'about'
    | 'first'
    | 'ask'
    | 'filters'
    | 'others'
  >;
  /** The industries that pass the search. */
  readonly found: readonly Industry[];
  readonly filters: Filters<typeof industryFilters>;
};

/**
 * The industries along one road, below what their figures mean and the search. The road turns at the end of each row,
 * and ends at an empty lot: the call to action.
 */
export function IndustryList({ page, found, filters }: IndustryListProps) {
  const count = useRef<HTMLParagraphElement>(null);
  const { q } = filters.state;
  const rows = streetRows(found);
  return (
    <Section>
      <div id="industry-list">
        <div className={styles.bar}>
          <div>
            <h2>{page.listTitle}</h2>
            <p>
              {page.note} <span id={soonId}>{page.soon}</span>
            </p>
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
          rows.map((row, index) => (
            <div
              key={row.map(({ id }) => id).join()}
              className={styles.row}
              data-count={row.length}
              data-side={sideOf(index)}
            >
              <RoadBend next={rows[index + 1]?.length ?? 'lot'} />
              {row.map((industry) => (
                <IndustryCard key={industry.id} industry={industry} page={page} />
              ))}
            </div>
          ))
        )}
        <IndustryLot call={page.others} side={found.length > 0 ? sideOf(rows.length - 1) : null} />
      </div>
    </Section>
  );
}

/** The end at which the road leaves a row for the next one. */
const sideOf = (row: number) => (row % 2 === 0 ? 'right' : 'left');
