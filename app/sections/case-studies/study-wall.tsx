import { useRef } from 'react';
import type { CaseStudiesPage, caseStudyFilters } from '#app/content/case-studies.ts';
import type { ListedStudy } from '#app/content/case-study-list.ts';
import type { Filters } from '#app/hooks/use-filter-state.ts';
import { useScrollingRow } from '#app/hooks/use-scrolling-row.ts';
import { EmptyState } from '#app/sections/shared/empty-state.tsx';
import { ResultCount } from '#app/sections/shared/result-count.tsx';
import { SampleNote } from '#app/ui/sample-note.tsx';
import { Section } from '#app/ui/section.tsx';
import { StudyBand, StudyBandEnd } from './study-band.tsx';
import styles from './study-wall.module.css';

type StudyWallProps = {
  readonly page: Omit<CaseStudiesPage, 'studies' | 'note'>;
  /** The studies, and the visible label of those that are samples. */
  readonly cards: { readonly studies: readonly ListedStudy[]; readonly note: string | null };
  readonly filters: Filters<typeof caseStudyFilters>;
};

/** The list of studies, each a band as wide as the screen. */
export function StudyWall({ page, cards, filters }: StudyWallProps) {
  const category = filters.state.category === 'all' ? null : filters.state.category;
  const found = cards.studies.filter((study) => category === null || study.category === category);
  const count = useRef<HTMLParagraphElement>(null);
  const { filter } = page;
  const options = useScrollingRow<HTMLFieldSetElement>(category ?? '');

  return (
    <Section>
      <div className={styles.bar}>
        <h2>{page.listTitle}</h2>
        <fieldset ref={options} className={styles.filter} aria-label={filter.label}>
          <button type="button" aria-pressed={category === null} onClick={() => filters.clear()}>
            {filter.all}
          </button>
          {filter.options.map(({ value, name }) => (
            <button
              key={value}
              type="button"
              aria-pressed={category === value}
              onClick={() => filters.set({ category: value })}
            >
              {name}
            </button>
          ))}
        </fieldset>
      </div>
      <div className={styles.count}>
        <ResultCount
          count={found.length}
          change={String(category)}
          hasUnknown={filters.hasUnknown}
          words={page.filters}
          focusRef={count}
        />
        <SampleNote note={cards.note} />
      </div>
      {found.length === 0 ? (
        <EmptyState words={page.filters.empty} onClear={filters.clear} focusNext={count} />
      ) : (
        <div className={styles.wall}>
          <ul>
            {found.map((study) => (
              <li key={study.id}>
                <StudyBand study={study} words={page.card} />
              </li>
            ))}
          </ul>
          <StudyBandEnd />
        </div>
      )}
    </Section>
  );
}
