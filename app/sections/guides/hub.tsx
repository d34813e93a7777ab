import { useMemo, useRef } from 'react';
import type { HubPage } from '#app/guides/page.ts';
import { readingLength } from '#app/lib/reading-length.ts';
import { filterIndex, searchIndex } from '#app/lib/search-index.ts';
import { useFilterState } from '#app/hooks/use-filter-state.ts';
import { GuideClosing } from '#app/sections/shared/guide-closing.tsx';
import { EmptyState } from '#app/sections/shared/empty-state.tsx';
import { FilterList } from '#app/sections/shared/filter-list.tsx';
import { PageHero } from '#app/sections/shared/page-hero.tsx';
import { RichText } from '#app/sections/shared/prose/rich-text.tsx';
import { ResultCount } from '#app/sections/shared/result-count.tsx';
import { SearchField } from '#app/sections/shared/search-field.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { Section, SectionHead } from '#app/ui/section.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { Words } from '#app/ui/words.tsx';
import { HubArms } from './hub-arms.tsx';
import { topicFields } from './hub-filters.ts';
import { HubStep } from './hub-step.tsx';
import { HubTopic } from './hub-topic.tsx';
import styles from './hub.module.css';

type HubProps = {
  readonly hub: HubPage;
  readonly filters: ReturnType<typeof useHubFilters>;
};

/** A topic of this many guides or fewer has no filters. Its search field remains. */
const shortList = 6;

/** The filters of a list of guides, and the guides that pass them. */
export function useHubFilters({ guides, topic }: HubPage) {
  const { state, set, clear, hasUnknown } = useFilterState(topicFields);
  const { q } = state;
  const isShort = topic !== null && guides.length <= shortList;
  const kind = isShort ? null : state.kind;
  const time = isShort ? null : state.time;
  // A page of one topic has no choice of topics.
  const chosen = topic ?? state.topic;
  const index = useMemo(
    () => searchIndex(guides, ({ label, summary }) => [label, summary]),
    [guides],
  );
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
    isShort,
    change: `${q}|${chosen}|${kind}|${time}`,
  };
}

export function HubHero({ hub, filters }: HubProps) {
  return (
    <PageHero page={hub.page} hero={hub.hero}>
      <SearchField
        {...hub.words.search}
        controls="guides"
        count={filters.found.length}
        words={hub.words.shortCount}
        value={filters.state.q}
        onChange={(q) => filters.set({ q })}
      />
      <HubArms topics={hub.topics} here={hub.path} />
    </PageHero>
  );
}

/** The guides of a topic in reading order, each with the case it is for. */
export function HubPath({ hub, filters }: HubProps) {
  const { about, words, guides, kinds, longest, topics, topic } = hub;
  const { found } = filters;
  const count = useRef<HTMLParagraphElement>(null);
  return (
    <Section>
      {about && <SectionHead title={about.title} lead={words.order} layout="split" />}
      <div id="guides" className={styles.results}>
        <div className={styles.toolbar}>
          <ResultCount
            count={found.length}
            change={filters.change}
            hasUnknown={filters.hasUnknown}
            words={words}
            focusRef={count}
          />
          <p>{words.legend}</p>
        </div>
        {found.length === 0 && (
          <EmptyState words={words.empty} onClear={filters.clear} focusNext={count} />
        )}
        <ol className={styles.path}>
          {guides.map(
            (guide, index) =>
              found.includes(guide) && (
                <HubStep
                  key={guide.to}
                  guide={guide}
                  mark={guide.kind === 'glossary' ? words.anytime : `${index + 1}`}
                  advice={about?.advice[guide.to]}
                  kind={kinds[guide.kind]}
                  panel={topics.find(({ id }) => id === topic)?.panel}
                  longest={longest}
                />
              ),
          )}
        </ol>
        {about && (
          <p className={styles.more}>
            <RichText text={about.more} />
          </p>
        )}
      </div>
    </Section>
  );
}

/** The guides, topic by topic, beside the filters. */
export function HubGuides({ hub, filters }: HubProps) {
  const { topics, topic, kinds, counts, longest, words } = hub;
  const { state, set, clear, found } = filters;
  const { kind, time } = state;
  const count = useRef<HTMLParagraphElement>(null);
  const kindOptions = options(kinds, counts.kind);
  const timeOptions = options(words.times, counts.time);
  const topicOptions = topics.map(({ id, name, count: total }) => ({ id, name, count: total }));
  return (
    <Section className={styles.columns}>
      <aside className={styles.filters} aria-label="Filters">
        {!topic && (
          <FilterList
            title={words.topic}
            look="rows"
            clear={words.clear}
            options={topicOptions}
            selected={nameOf(topicOptions, state.topic)}
            onSelect={(name) => set({ topic: idOf(topicOptions, name) })}
          />
        )}
        <FilterList
          title={words.kind}
          look="rows"
          clear={words.clear}
          options={kindOptions}
          selected={nameOf(kindOptions, kind)}
          onSelect={(name) => set({ kind: idOf(kindOptions, name) })}
        />
        <FilterList
          title={words.time}
          look="rows"
          clear={words.clear}
          options={timeOptions}
          selected={nameOf(timeOptions, time)}
          onSelect={(name) => set({ time: idOf(timeOptions, name) })}
        />
      </aside>
      <div id="guides" className={styles.results}>
        <div className={styles.toolbar}>
          <ResultCount
            count={found.length}
            change={filters.change}
            hasUnknown={filters.hasUnknown}
            words={words}
            focusRef={count}
          />
          <p>{words.legend}</p>
        </div>
        {found.length === 0 && <EmptyState words={words.empty} onClear={clear} focusNext={count} />}
        {topics.map((one) => (
          <HubTopic
            key={one.id}
            topic={one}
            guides={found.filter((guide) => guide.topic === one.id)}
            kinds={kinds}
            longest={longest}
          />
        ))}
      </div>
    </Section>
  );
}

/** The recommended first guides. */
export function HubFirst({ hub: { first, words } }: Pick<HubProps, 'hub'>) {
  return (
    <div className={`wrap ${styles.first}`}>
      <h2>
        <Words>{words.first.title}</Words>
      </h2>
      <ol>
        {first.map(({ to, label, summary, picture, minutes }, place) => (
          <li key={to}>
            <SiteLink to={to}>
              <span aria-hidden="true">{place + 1}</span> <b>{label}</b> <em>{summary}</em>{' '}
              <small>{minutes} min</small>
              <Picture picture={picture} alt="" />
            </SiteLink>
          </li>
        ))}
      </ol>
    </div>
  );
}

export function HubAsk({ ask }: Pick<HubPage, 'ask'>) {
  return (
    <div className={`wrap ${styles.ask}`}>
      <GuideClosing ask={ask} />
    </div>
  );
}

type Option<Id extends string> = { readonly id: Id; readonly name: string; readonly count: number };

/** The options that at least one guide has. */
function options<Id extends string>(
  names: Readonly<Record<Id, string>>,
  counts: Readonly<Partial<Record<Id, number>>>,
): readonly Option<Id>[] {
  const isId = (key: string): key is Id => Object.hasOwn(names, key);
  return Object.keys(names)
    .filter(isId)
    .flatMap((id) => {
      const count = counts[id];
      return count ? [{ id, name: names[id], count }] : [];
    });
}

const nameOf = <Id extends string>(all: readonly Option<Id>[], id: Id | null) =>
  all.find((option) => option.id === id)?.name ?? null;
const idOf = <Id extends string>(all: readonly Option<Id>[], name: string | null) =>
  all.find((option) => option.name === name)?.id ?? null;
