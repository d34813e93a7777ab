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

/** Whether a group is the first and begins with an industry that has a guide. Its row is a large one. */
function isFeature({ industries: [first] }: ListedGroup, index: number): boolean {
  return index === 0 && typeof first?.url === 'string';
}

/** The columns for a number of groups: at most three, and no row with a single group. */
function columnsFor(count: number): number {
  return count % 3 === 1 && count > 1 ? 2 : Math.min(count, 3);
}

/** The groups of industries, below what their figures mean and the search. */
export function IndustryGroups({ page, groups, filters }: IndustryGroupsProps) {
  const count = useRef<HTMLParagraphElement>(null);
  const { q } = filters.state;
  const features = groups.filter(isFeature).length;
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
          <div className={styles.groups} data-columns={columnsFor(groups.length - features)}>
            {groups.map((group, index) => (
              <section
                key={group.name}
                className={styles.group}
                data-panel={group.panel}
                data-feature={isFeature(group, index) || undefined}
                aria-label={group.name}
              >
                <header className={styles.sign}>
                  <h3>{group.name}</h3>
                  <p>{group.description}</p>
                </header>
                {group.industries.map((industry) => (
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
