import { useRef } from 'react';
import type { IndustriesPage, industryFilters, ListedGroup } from '#app/content/industries.ts';
import type { Filters } from '#app/hooks/use-filter-state.ts';
import { EmptyState } from '#app/sections/shared/empty-state.tsx';
import { ResultCount } from '#app/sections/shared/result-count.tsx';
import { SearchField } from '#app/sections/shared/search-field.tsx';
import { Section } from '#app/ui/section.tsx';
import { IndustryCard } from './industry-card.tsx';
import styles from './industry-groups.module.css';

type IndustryGroupsProps = {
  readonly page: Pick<
    IndustriesPage,
    'search' | 'listTitle' | 'note' | 'more' | 'about' | 'filters'
  >;
  /** The groups that pass the search. */
  readonly groups: readonly ListedGroup[];
  readonly filters: Filters<typeof industryFilters>;
};

/** The first group has its cards in rows, the next two are beside each other, others have two columns. */
function layoutOf(index: number, count: number, shops: number): 'rows' | 'half' | 'columns' {
  if (count > 2 && (index === 1 || index === 2)) return 'half';
  return index === 0 || shops === 1 ? 'rows' : 'columns';
}

/** The groups of industries, below what their figures mean and the search. */
export function IndustryGroups({ page, groups, filters }: IndustryGroupsProps) {
  const count = useRef<HTMLParagraphElement>(null);
  const { q } = filters.state;
  const found = groups.flatMap(({ industries }) => industries).length;

  return (
    <Section>
      <div id="groups">
        <div className={styles.bar}>
          <div>
            <h2>{page.listTitle}</h2>
            <p>{page.note}</p>
          </div>
          <div>
            <SearchField
              {...page.search}
              controls="groups"
              count={found}
              words={page.filters.shortCount}
              value={q}
              onChange={(q) => filters.set({ q })}
            />
            <ResultCount count={found} change={q} words={page.filters} focusRef={count} />
          </div>
        </div>
        {groups.length === 0 ? (
          <EmptyState words={page.filters.empty} onClear={filters.clear} focusNext={count} />
        ) : (
          <div className={styles.groups}>
            {groups.map(({ name, description, panel, industries }, index) => (
              <section
                key={name}
                className={styles.group}
                data-panel={panel}
                data-layout={layoutOf(index, groups.length, industries.length)}
                aria-label={name}
              >
                <header className={styles.sign}>
                  <h3>{name}</h3>
                  <p>{description}</p>
                </header>
                {industries.map((industry) => (
                  <IndustryCard key={industry.id} industry={industry} page={page} />
                ))}
              </section>
            ))}
          </div>
        )}
      </div>
    </Section>
  );
}
