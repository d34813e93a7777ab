import { useRef } from 'react';
import type { IndustriesPage, industryFilters, ListedStreet } from '#app/content/industries.ts';
import type { Filters } from '#app/hooks/use-filter-state.ts';
import { EmptyState } from '#app/sections/shared/empty-state.tsx';
import { ResultCount } from '#app/sections/shared/result-count.tsx';
import { Section } from '#app/ui/section.tsx';
import { IndustryCard } from './industry-card.tsx';
import styles from './industry-streets.module.css';

type IndustryStreetsProps = {
  readonly page: Pick<IndustriesPage, 'listTitle' | 'note' | 'more' | 'about' | 'filters'>;
  /** The streets that pass the search. */
  readonly streets: readonly ListedStreet[];
  readonly filters: Filters<typeof industryFilters>;
  /** Named by the search field in the hero. */
  readonly id: string;
};

/** The number of cards on these streets. */
export const shownIndustries = (streets: readonly ListedStreet[]): number =>
  streets.flatMap(({ industries }) => industries).length;

/** The first street has its shops in rows, the next two are beside each other, others have two columns. */
function layoutOf(index: number, count: number, shops: number): 'rows' | 'half' | 'columns' {
  if (count > 2 && (index === 1 || index === 2)) return 'half';
  return index === 0 || shops === 1 ? 'rows' : 'columns';
}

/** The groups of industries, below what their figures mean. */
export function IndustryStreets({ page, streets, filters, id }: IndustryStreetsProps) {
  const count = useRef<HTMLParagraphElement>(null);

  return (
    <Section>
      <div id={id}>
        <div className={styles.bar}>
          <div>
            <h2>{page.listTitle}</h2>
            <p>{page.note}</p>
          </div>
          <ResultCount
            count={shownIndustries(streets)}
            change={filters.state.q}
            words={page.filters}
            focusRef={count}
          />
        </div>
        {streets.length === 0 ? (
          <EmptyState words={page.filters.empty} onClear={filters.clear} focusNext={count} />
        ) : (
          <div className={styles.streets}>
            {streets.map(({ name, description, panel, industries }, index) => (
              <section
                key={name}
                className={styles.street}
                data-panel={panel}
                data-layout={layoutOf(index, streets.length, industries.length)}
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
