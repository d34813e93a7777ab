import { useMemo, useRef } from 'react';
import type { HubPage } from '#app/guides/page.ts';
import { readingLength } from '#app/lib/reading-length.ts';
import { filterIndex, searchIndex } from '#app/lib/search-index.ts';
import { useFilterState } from '#app/lib/use-filter-state.ts';
import { AskBand } from '#app/sections/shared/ask-band.tsx';
import { EmptyState } from '#app/sections/shared/empty-state.tsx';
import { FilterList } from '#app/sections/shared/filter-list.tsx';
import { PageHero } from '#app/sections/shared/page-hero.tsx';
import { ResultCount } from '#app/sections/shared/result-count.tsx';
import { SearchField } from '#app/sections/shared/search-field.tsx';
import { Page } from '#app/ui/page.tsx';
import { Section } from '#app/ui/section.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { HubArms } from './hub-arms.tsx';
import { topicFields } from './hub-filters.ts';
import { HubTopic } from './hub-topic.tsx';
import styles from './hub.module.css';

/** A list of guides: trails of different length, topic by topic. */
export function Hub({ guide: hub }: { readonly guide: HubPage }) {
  const { guides, topics, topic, kinds, counts, longest, words } = hub;
  const { state, set, clear } = useFilterState(topicFields);
  const count = useRef<HTMLParagraphElement>(null);
  const { q, kind, time } = state;
  // A page of one topic has no choice of topics.
  const chosen = topic ?? state.topic;
  const change = `${q}|${chosen}|${kind}|${time}`;
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
  const kindOptions = options(kinds, counts.kind);
  const timeOptions = options(words.times, counts.time);
  const topicOptions = topics.map(({ id, name, count: total }) => ({ id, name, count: total }));

  return (
    <Page>
      <PageHero path={hub.path} label={hub.meta.label} hero={hub.hero}>
        <SearchField
          {...words.search}
          controls="guides"
          value={q}
          onChange={(next) => set({ q: next })}
        />
        <HubArms topics={topics} here={hub.path} />
      </PageHero>
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
            <ResultCount count={found.length} change={change} words={words} focusRef={count} />
            <p>{words.legend}</p>
          </div>
          {found.length === 0 && (
            <EmptyState words={words.empty} onClear={clear} focusNext={count} />
          )}
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
      {!topic && (
        <div className={`wrap ${styles.first}`}>
          <h2>{words.first.title}</h2>
          <ol>
            {hub.first.map(({ to, label, why, minutes }, place) => (
              <li key={to}>
                <SiteLink to={to}>
                  <span aria-hidden="true">{place + 1}</span>
                  <b>{label}</b>
                  <em>{why}</em>
                  <small>{minutes} min</small>
                </SiteLink>
              </li>
            ))}
          </ol>
        </div>
      )}
      <div className={`wrap ${styles.ask}`}>
        <AskBand ask={hub.ask} />
      </div>
    </Page>
  );
}

type Option<Id extends string> = { readonly id: Id; readonly name: string; readonly count: number };

/** Choices that some guide meets. */
function options<Id extends string>(
  names: Readonly<Record<Id, string>>,
  counts: Readonly<Partial<Record<Id, number>>>,
): readonly Option<Id>[] {
  return (Object.keys(names) as Id[]).flatMap((id) => {
    const count = counts[id];
    return count ? [{ id, name: names[id], count }] : [];
  });
}

const nameOf = <Id extends string>(all: readonly Option<Id>[], id: Id | null) =>
  all.find((option) => option.id === id)?.name ?? null;
const idOf = <Id extends string>(all: readonly Option<Id>[], name: string | null) =>
  all.find((option) => option.name === name)?.id ?? null;
