import { useMemo, useRef, type ReactNode } from 'react';
import type { HubOption, HubPage } from '#app/guides/page.ts';
import { resultCount } from '#app/lib/result-count.ts';
import { readingLength } from '#app/lib/reading-length.ts';
import { filterIndex, searchIndex } from '#app/lib/search-index.ts';
import { useFilterState } from '#app/hooks/use-filter-state.ts';
import { GuideCall } from '#app/sections/shared/guide-call.tsx';
import { EmptyState } from '#app/sections/shared/empty-state.tsx';
import { FilterList } from '#app/sections/shared/filter-list.tsx';
import { PageHero } from '#app/sections/shared/page-hero.tsx';
import { PanoramaHero } from '#app/sections/shared/panorama-hero.tsx';
import { ResultCount } from '#app/sections/shared/result-count.tsx';
import { SearchField } from '#app/sections/shared/search-field.tsx';
import { Section } from '#app/ui/section.tsx';
import { SteppedEdge } from '#app/ui/stepped-edge.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { TopicLinks } from './topic-links.tsx';
import { hubFields } from './hub-filters.ts';
import { HubTopic } from './hub-topic.tsx';
import styles from './hub.module.css';

export type HubProps = {
  readonly hub: HubPage;
  readonly filters: ReturnType<typeof useHubFilters>;
};

/** The filters of a hub, and the guides that pass them. */
export function useHubFilters({ guides, about, topics }: HubPage) {
  const topic = about?.topic;
  const { state, set, clear, hasUnknown } = useFilterState(hubFields);
  const { q } = state;
  // The hub of a topic has a search field only.
  const kind = topic ? null : state.kind;
  const time = topic ? null : state.time;
  const chosen = topic ?? state.topic;
  const index = useMemo(() => {
    const names = new Map(topics.map(({ id, name }) => [id, name]));
    return searchIndex(guides, (one) => [one.label, one.summary, names.get(one.topic) ?? '']);
  }, [guides, topics]);
  const found = filterIndex(
    index,
    q,
    (one) => chosen === null || one.topic === chosen,
    (one) => kind === null || one.kind === kind,
    (one) => time === null || readingLength(one.minutes) === time,
  );
  return {
    state,
    set,
    clear,
    hasUnknown,
    found,
    change: `${q}|${chosen}|${kind}|${time}`,
  };
}

/** The opening of the hub of a topic, with its search and links to the other hubs; or of the hub of all guides. */
export function HubHero({ hub, filters }: HubProps) {
  if (!hub.about) {
    return <PanoramaHero page={hub.page} hero={hub.hero} className={styles.library} />;
  }
  return (
    <PageHero page={hub.page} hero={hub.hero} panel={hub.about.panel}>
      <HubSearch hub={hub} filters={filters} />
      <TopicLinks topics={hub.topics} here={hub.path} />
    </PageHero>
  );
}

function HubSearch({ hub: { words }, filters }: HubProps) {
  return (
    <SearchField
      {...words.search}
      controls="guides"
      count={filters.found.length}
      words={words.shortCount}
      value={filters.state.q}
      onChange={(q) => filters.set({ q })}
    />
  );
}

type HubResultsProps = HubProps & {
  /** After the number of guides. */
  readonly more?: ReactNode;
  readonly children: ReactNode;
};

/** The number of guides that pass the filters, and the guides. */
export function HubResults({ hub: { words }, filters, more, children }: HubResultsProps) {
  const count = useRef<HTMLParagraphElement>(null);
  const { found, change, hasUnknown, clear } = filters;
  return (
    <div id="guides">
      <div className={styles.toolbar}>
        <ResultCount
          count={found.length}
          change={change}
          hasUnknown={hasUnknown}
          words={words}
          focusRef={count}
        />
        {found.length > 0 && <p>{words.legend}</p>}
        {more}
      </div>
      {found.length === 0 && <EmptyState words={words.empty} onClear={clear} focusNext={count} />}
      {children}
    </div>
  );
}

/** The guides, topic by topic, below the search and the filters. */
export function HubGuides({ hub, filters }: HubProps) {
  const { topics, options, words } = hub;
  const { state, set, found } = filters;
  return (
    <Section>
      <div className={styles.head}>
        <h2>{words.all}</h2>
        <HubSearch hub={hub} filters={filters} />
        <HubFilter
          title={words.topic}
          clear={words.clear}
          options={topics}
          selected={state.topic}
          onSelect={(id) => set({ topic: id })}
        />
      </div>
      <HubResults
        hub={hub}
        filters={filters}
        more={
          <FilterSheet
            words={words.sheet}
            selected={[state.kind, state.time]}
            result={resultCount(found.length, words.shortCount)}
          >
            <HubFilter
              title={words.kind}
              clear={words.clear}
              options={options.kind}
              selected={state.kind}
              onSelect={(id) => set({ kind: id })}
            />
            <HubFilter
              title={words.time}
              clear={words.clear}
              options={options.time}
              selected={state.time}
              onSelect={(id) => set({ time: id })}
            />
          </FilterSheet>
        }
      >
        {found.length > 0 && (
          <div className={styles.topics}>
            {topics
              .map((topic) => ({ topic, guides: found.filter((one) => one.topic === topic.id) }))
              .filter((one) => one.guides.length > 0)
              .map((one) => (
                <HubTopic key={one.topic.id} {...one} hub={hub} />
              ))}
            <SteppedEdge ground="page" />
          </div>
        )}
      </HubResults>
    </Section>
  );
}

/** The call to action below the guides. */
export function HubCall({ call }: Pick<HubPage, 'call'>) {
  return (
    <div className={`wrap ${styles.call}`}>
      <GuideCall call={call} />
    </div>
  );
}

type HubFilterProps<Id extends string> = {
  readonly title: string;
  readonly clear: string;
  readonly options: readonly HubOption<Id>[];
  readonly selected: Id | null;
  readonly onSelect: (id: Id | null) => void;
};

function HubFilter<Id extends string>({ selected, onSelect, ...rest }: HubFilterProps<Id>) {
  const all = rest.options;
  return (
    <FilterList
      {...rest}
      selected={all.find(({ id }) => id === selected)?.name ?? null}
      onSelect={(chosen) => onSelect(all.find(({ name }) => name === chosen)?.id ?? null)}
    />
  );
}
