import { clsx } from 'clsx';
import { useMemo, useRef } from 'react';
import type { GlossaryPage, TermView } from '#app/guides/page.ts';
import type { SitePath } from '#app/content/paths.ts';
import { filterIndex, searchIndex } from '#app/lib/search-index.ts';
import { useFilterState } from '#app/hooks/use-filter-state.ts';
import { EmptyState } from '#app/sections/shared/empty-state.tsx';
import { GuideFacts } from '#app/sections/shared/guide-facts.tsx';
import { PageHero } from '#app/sections/shared/page-hero.tsx';
import { ResultCount } from '#app/sections/shared/result-count.tsx';
import { SearchField } from '#app/sections/shared/search-field.tsx';
import { RichText } from '#app/sections/shared/prose/rich-text.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { letterId, LetterBar } from './letter-bar.tsx';
import styles from './glossary.module.css';

const fields = { q: 'text' } as const;

type GlossaryProps = {
  readonly guide: GlossaryPage;
  readonly search: ReturnType<typeof useGlossarySearch>;
};

/** The search, and the terms that match it, by letter. */
export function useGlossarySearch({ letters }: GlossaryPage) {
  const { state, set, clear } = useFilterState(fields);
  const indexed = useMemo(
    () => letters.map(({ letter, terms }) => ({ letter, index: searchIndex(terms, textsOf) })),
    [letters],
  );
  const found = useMemo(
    () =>
      indexed.flatMap(({ letter, index }) => {
        const terms = filterIndex(index, state.q);
        return terms.length ? { letter, terms } : [];
      }),
    [indexed, state.q],
  );
  return { q: state.q, setQ: (q: string) => set({ q }), clear, found };
}

const countOf = (letters: ReturnType<typeof useGlossarySearch>['found']): number =>
  letters.reduce((sum, { terms }) => sum + terms.length, 0);

export function GlossaryHero({ guide, search }: GlossaryProps) {
  return (
    <PageHero page={guide.page} hero={guide.hero} panel={guide.panel}>
      <GuideFacts minutes={guide.minutes} dates={guide.dates} />
      <SearchField
        {...guide.words.search}
        controls="terms"
        count={countOf(search.found)}
        words={guide.words.shortCount}
        value={search.q}
        onChange={search.setQ}
      />
    </PageHero>
  );
}

/** Terms from A to Z with a sticky bar of letters. */
export function GlossaryTerms({ guide, search }: GlossaryProps) {
  const { words, letters } = guide;
  const { q, clear, found } = search;
  const names = new Map(letters.flatMap(({ terms }) => terms.map(({ id, term }) => [id, term])));
  const count = useRef<HTMLParagraphElement>(null);
  const pictured = found.flatMap(({ terms }) => terms.filter(({ picture }) => picture));
  return (
    <div data-panel={guide.panel}>
      {found.length > 0 && <LetterBar letters={found} />}
      <div className={`wrap ${styles.terms}`} id="terms">
        <ResultCount count={countOf(found)} change={q} words={words} focusRef={count} />
        {found.length === 0 && <EmptyState words={words.empty} onClear={clear} focusNext={count} />}
        {found.map(({ letter, terms }) => (
          <section key={letter} id={letterId(letter)} aria-label={letter}>
            <header>
              <h2>{letter}</h2>
            </header>
            <div>
              {terms.map((term) => (
                <TermEntry
                  key={term.id}
                  term={term}
                  tone={term.picture ? pictured.indexOf(term) % 3 : undefined}
                  names={names}
                  words={words}
                  path={guide.path}
                />
              ))}
            </div>
          </section>
        ))}
      </div>
    </div>
  );
}

const textsOf = ({ term, standsFor = '', definition, example }: TermView) => [
  `${term} ${standsFor}`,
  definition,
  example,
];

type TermEntryProps = {
  readonly term: TermView;
  /** Which of the three colors the band of a main term has. */
  readonly tone: number | undefined;
  readonly names: ReadonlyMap<string, string>;
  readonly path: SitePath;
  readonly words: GlossaryPage['words'];
};

function TermEntry({ term, tone, names, path, words }: TermEntryProps) {
  return (
    <article
      className={clsx(styles.term, term.picture && styles.main)}
      data-tone={tone}
      id={term.id}
    >
      {term.picture && <Picture picture={term.picture} alt="" />}
      <h3>
        {term.term} {term.standsFor && <span>{term.standsFor}</span>}
      </h3>
      <p>{term.definition}</p>
      <p className={styles.use} data-long={term.example.length > 90 || undefined}>
        <span className="sr-only">For example: </span>
        {term.inUse && (
          <span className={styles.inUse}>
            <RichText text={term.inUse} />
          </span>
        )}{' '}
        {term.example}
      </p>
      {term.see.length > 0 && (
        <p className={styles.links}>
          {words.related}:{' '}
          <span>
            {/* The path without a query: a search could hide the term. */}
            {term.see.map((id, index) => [
              index > 0 && ' ',
              <span key={id}>
                <SiteLink to={`${path}#${id}`}>{names.get(id)}</SiteLink>
                {index < term.see.length - 1 && ','}
              </span>,
            ])}
          </span>
        </p>
      )}
      {term.more.map(({ label, link }) => (
        <p key={link.to} className={styles.links}>
          {label}:{' '}
          <span>
            <RichText text={[link]} />
          </span>
        </p>
      ))}
    </article>
  );
}
