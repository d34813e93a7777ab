import { useMemo, useRef } from 'react';
import type { archiveFilters, ArchivePage } from '#app/content/archive.ts';
import { useGrowingList } from '#app/lib/use-growing-list.ts';
import type { Filters } from '#app/lib/use-filter-state.ts';
import { EmptyState } from '#app/sections/shared/empty-state.tsx';
import { FilterList } from '#app/sections/shared/filter-list.tsx';
import { ResultCount } from '#app/sections/shared/result-count.tsx';
import { Section } from '#app/ui/section.tsx';
import styles from './archive-list.module.css';
import { ArticleCard } from './article-card.tsx';
import { articleIndex, filterArticles } from './filter-articles.ts';
import { ViewToggle } from './view-toggle.tsx';

type ArchiveListProps = {
  readonly archive: ArchivePage;
  readonly filters: Filters<typeof archiveFilters>;
  /** Named by the search field in the hero. */
  readonly id: string;
};

export function ArchiveList({ archive, filters, id }: ArchiveListProps) {
  const { q, category, tag, view } = filters.state;
  const index = useMemo(() => articleIndex(archive.articles), [archive.articles]);
  const found = useMemo(
    () => filterArticles(index, { q, category, tag }),
    [index, q, category, tag],
  );
  const { shown, end } = useGrowingList(found);
  const count = useRef<HTMLParagraphElement>(null);
  const clear = () => {
    filters.set({ q: '', category: null, tag: null });
    // The button is about to go, and the focus must not go with it.
    count.current?.focus({ preventScroll: true });
  };
  const { categories, tags, views, pages, listTitle } = archive;

  return (
    <Section className={styles.columns}>
      <aside className={styles.filters} aria-label="Filters">
        <FilterList
          {...categories}
          look="rows"
          selected={category}
          clear={archive.filters.clear}
          onSelect={(name) => filters.set({ category: name as typeof category })}
        />
        <FilterList
          {...tags}
          look="chips"
          selected={tag}
          clear={archive.filters.clear}
          onSelect={(name) => filters.set({ tag: name as typeof tag })}
        />
      </aside>
      <div id={id} className={styles.results}>
        <h2 className="sr-only">{listTitle}</h2>
        <div className={styles.toolbar}>
          <ResultCount
            count={found.length}
            change={`${q}|${category}|${tag}`}
            words={archive.filters}
            focusRef={count}
          />
          <ViewToggle words={views} view={view} onChange={(next) => filters.set({ view: next })} />
        </div>
        {found.length === 0 ? (
          <EmptyState words={archive.filters.empty} onClear={clear} />
        ) : (
          <>
            <ul className={styles.articles} data-view={view ?? 'grid'}>
              {shown.map((article) => (
                <li key={article.id}>
                  <ArticleCard article={article} />
                </li>
              ))}
            </ul>
            {shown.length < found.length && <div ref={end} />}
            <ol className={styles.pages} aria-label={pages.label}>
              {pages.numbers.map((number) => (
                <li key={number} aria-current={number === 1 ? 'page' : undefined}>
                  {number}
                </li>
              ))}
            </ol>
          </>
        )}
      </div>
    </Section>
  );
}
