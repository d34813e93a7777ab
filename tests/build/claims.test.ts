import { describe, expect, test } from 'vitest';
import { ownAudit } from '#app/content/own-audit.server.ts';
import { ledger, type LedgerEntry } from '#app/content/claims-ledger.ts';
import { sampleContent } from '#app/content/sample-content.ts';
import { builtPages, named, type BuiltPage } from './built-site.ts';
import {
  figuresOf,
  squeezed,
  statsIn,
  stringsIn,
  surroundings,
  visibleText,
} from './page-figures.ts';

const pages = builtPages.map((page) => {
  const main = named(page, 'main')[0]!;
  return { path: page.path, main, text: visibleText(main).replace(/[ \t]+/g, ' ') };
});
type Page = (typeof pages)[number];

/**
 * Pages on which every figure is the agency's own, or a declared sample. On the others (guides, articles,
 * the case study, documents that answer a miss) figures teach; there only foreign claims are looked for.
 */
const strict = pages.filter(({ path }) => isStrict(path));
function isStrict(path: BuiltPage['path']) {
  return path !== '/archive' && !/^\/(guides|archive|industries|case-studies)\//.test(path);
}

/** Words that hold a number and claim nothing: places in a list of results, positions in a row. */
const terms = ['page 1', 'Page 2', '1 of 4'];

const belongs = (entry: LedgerEntry, path: string) => entry.pages.some((page) => page === path);
const says = (text: string, wording: string) => text.toLowerCase().includes(wording.toLowerCase());
const samplesOf = (path: string) =>
  sampleContent.filter(({ page }) => page === path).map(({ content }) => content);

/** A claim stands on a page: in its text, and with its measure in one element where it has one. */
function stands({ main, text }: Page, { wording, measure }: LedgerEntry): boolean {
  if (measure === undefined) return says(text, wording);
  return (
    surroundings(main, wording).some((around) =>
      squeezed(around).toLowerCase().includes(squeezed(measure).toLowerCase()),
    ) || says(squeezed(text), squeezed(`${wording}${measure}`))
  );
}

describe.each(ledger)('$kind: $wording $measure', (entry) => {
  test('stands on each of its pages', () => {
    const missing = pages.filter((page) => belongs(entry, page.path) && !stands(page, entry));
    expect(missing.map(({ path }) => path)).toEqual([]);
  });

  test.runIf(entry.elsewhere !== 'allowed' && /\D/.test(entry.wording))(
    'stands nowhere else',
    () => {
      const searched = entry.elsewhere === 'teaching' ? strict : pages;
      const foreign = searched.filter((page) => {
        if (belongs(entry, page.path) || !stands(page, entry)) return false;
        // A longer claim of that page may contain it: "25 keywords" in "25 keywords, 10 pages a month".
        const inOthers = ledger.some(
          (other) =>
            other !== entry && belongs(other, page.path) && says(other.wording, entry.wording),
        );
        const inSamples = samplesOf(page.path).some((content) =>
          entry.measure === undefined
            ? stringsIn(content).some((text) => says(text, entry.wording))
            : statsIn(content).some(
                ({ value, measure }) =>
                  value === entry.wording && says(measure, entry.measure ?? ''),
              ),
        );
        return !inOthers && !inSamples;
      });
      expect(foreign.map(({ path }) => path)).toEqual([]);
    },
  );
});

/** Counted by the program that audits the site, held by its own test. */
const verdicts = ownAudit().summary;

describe.each(strict)('$path', ({ path, main, text }) => {
  const own = ledger.filter(
    (entry) => belongs(entry, path) || (entry.elsewhere === 'allowed' && entry.kind === 'promise'),
  );
  const samples = samplesOf(path);

  test('shows no figure that nobody declared', () => {
    const declared = new Set(
      figuresOf(
        [
          ...own.flatMap(({ wording, measure }) => [
            wording,
            measure ?? '',
            `${wording} ${measure ?? ''}`,
          ]),
          ...samples.flatMap(stringsIn),
          ...samples.flatMap(statsIn).map(({ value, measure }) => `${value} ${measure}`),
          ...terms,
          ...(path === '/services/seo' ? [verdicts.result] : []),
        ].join('\n'),
      ),
    );
    const undeclared = figuresOf(text).filter((figure) => !declared.has(figure));
    expect([...new Set(undeclared)]).toEqual([]);
  });

  test('gives every figure the measure that is its own', () => {
    const values = new Set(ledger.flatMap(({ wording, measure }) => (measure ? [wording] : [])));
    const allowed = [
      ...own.flatMap(({ wording, measure }) => (measure ? [{ value: wording, measure }] : [])),
      ...samples.flatMap(statsIn),
    ];
    const wrong = [...values].flatMap((value) =>
      surroundings(main, value).filter(
        (around) =>
          !allowed.some(
            (stat) =>
              stat.value === value &&
              squeezed(around).toLowerCase().includes(squeezed(stat.measure).toLowerCase()),
          ),
      ),
    );
    expect(wrong).toEqual([]);
  });
});
