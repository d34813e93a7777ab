import { useRef } from 'react';
import type { Archive, archiveFilters, ArchivePage } from '#app/content/archive.ts';
import type { Filters } from '#app/hooks/use-filter-state.ts';
import { useMedia } from '#app/hooks/use-media.ts';
import { phones } from '#app/lib/phones.ts';
import { EmptyState } from '#app/sections/shared/empty-state.tsx';
import { FilterList } from '#app/sections/shared/filter-list.tsx';
import { ResultCount } from '#app/sections/shared/result-count.tsx';
import { SampleNote } from '#app/ui/sample-note.tsx';
import { Section } from '#app/ui/section.tsx';
import { Words } from '#app/ui/words.tsx';
import styles from './archive-list.module.css';
import { ArticleCard } from './article-card.tsx';
import { ViewToggle } from './view-toggle.tsx';

type ArchiveListProps = {
  readonly words: ArchivePage;
  readonly archive: Archive;
  /** The articles that pass the filters. */
  readonly found: Archive['articles'];
  readonly filters: Filters<typeof archiveFilters>;
  /** Named by the search field in the hero. */
  readonly id: string;
};

/** The articles that pass the filters, with the filters and the count. */
export function ArchiveList({ words, archive, found, filters, id }: ArchiveListProps) {
  const { q, category, tag, view } = filters.state;
  const change = `${q}|${category}|${tag}`;
  const count = useRef<HTMLParagraphElement>(null);
  const clear = () => filters.clear({ view: filters.state.view });
  const { categories, tags, views, pages, listTitle, sampleNote } = words;
  const hasSamples = found.some(({ url }) => typeof url !== 'string');

  // On phones the results of a search are right below its field.
  const isNarrow = useMedia(phones);
  const isBelow = isNarrow && q !== '';
  const filterLists = (
    <div key="filters" className={styles.filters}>
      <FilterList
        {...categories}
        options={archive.categories}
        selected={category}
        clear={words.filters.clear}
        onSelect={(name) => filters.set({ category: name })}
      />
      <FilterList
        {...tags}
        options={archive.tags}
        selected={tag}
        clear={words.filters.clear}
        onSelect={(name) => filters.set({ tag: name })}
      />
    </div>
  );

  return (
    <Section>
      <div id={id}>
        <div className={styles.head}>
          <h2>
            <Words>{listTitle}</Words>
          </h2>
          {hasSamples && <SampleNote note={sampleNote} />}
        </div>
        {!isBelow && filterLists}
        <div className={styles.toolbar}>
          <ResultCount
            count={found.length}
            change={change}
            hasUnknown={filters.hasUnknown}
            words={words.filters}
            focusRef={count}
          />
          <ViewToggle words={views} view={view} onChange={(next) => filters.set({ view: next })} />
        </div>
        {found.length === 0 ? (
          <EmptyState words={words.filters.empty} onClear={clear} focusNext={count} />
        ) : (
          <>
            <ul className={styles.articles} data-view={view ?? 'grid'}>
              {found.map((article) => (
                <li key={article.id} data-panel={article.panel}>
                  <ArticleCard article={article} />
                </li>
              ))}
            </ul>
            <ol className={styles.pages} aria-label={pages.label}>
              {pages.numbers.map((number) => (
                <li key={number} aria-current={number === 1 ? 'page' : undefined}>
                  {number}
                </li>
              ))}
            </ol>
          </>
        )}
        {isBelow && filterLists}
      </div>
    </Section>
  );
}
