import { describe, expect, test } from 'vitest';
import { ownAudit } from '#app/content/own-audit.server.ts';
import { ledger, type LedgerEntry } from '#app/content/claims-ledger.ts';
import { declaredContent } from '#app/content/sample-content.ts';
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
 * Pages on which every figure is the agency's own or a declared sample. On other pages (guides,
 * articles, case study, 404 documents) figures are examples, and only misplaced claims are errors.
 */
const strict = pages.filter(({ path }) => isStrict(path));
function isStrict(path: BuiltPage['path']) {
  return path !== '/archive' && !/^\/(guides|archive|industries|case-studies)\//.test(path);
}

/** Numbers that are no claims: pages of search results, positions in a list. */
const terms = ['page 1', 'Page 2', '1 of 4'];

const belongs = (entry: LedgerEntry, path: string) => entry.pages.some((page) => page === path);
/** A number alone is a line of its own, so that “10” isn't found in “10 per month”. */
const says = (text: string, wording: string) =>
  /\D/.test(wording)
    ? text.toLowerCase().includes(wording.toLowerCase())
    : text.split('\n').some((line) => line.trim() === wording);
const samplesOf = (path: string) =>
  declaredContent.filter(({ page }) => page === path).map(({ content }) => content);

/** Whether a claim is on a page: its text, and its measure in the same element if it has one. */
function isShown({ main, text }: Page, { wording, measure }: LedgerEntry): boolean {
  if (measure === undefined) return says(text, wording);
  return (
    surroundings(main, wording).some((around) =>
      squeezed(around).toLowerCase().includes(squeezed(measure).toLowerCase()),
    ) || says(squeezed(text), squeezed(`${wording}${measure}`))
  );
}

describe.each(ledger)('$kind: $wording $measure', (entry) => {
  test('is on each of its pages', () => {
    const missing = pages.filter((page) => belongs(entry, page.path) && !isShown(page, entry));
    expect(missing.map(({ path }) => path)).toEqual([]);
  });

  test.runIf(entry.elsewhere !== 'allowed' && /\D/.test(entry.wording))(
    'stands nowhere else',
    () => {
      const searched = entry.elsewhere === 'teaching' ? strict : pages;
      const foreign = searched.filter((page) => {
        if (belongs(entry, page.path) || !isShown(page, entry)) return false;
        // A longer claim of that page may contain this one: "25 keywords" in "25 keywords, 10 pages
        // a month".
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

/** Figures of the site's own audit, which have a test of their own. */
const { summary: verdicts, points } = ownAudit();
const notJudged = points.filter(({ verdict }) => verdict !== 'pass' && verdict !== 'fail').length;

describe.each(strict)('$path', ({ path, main, text }) => {
  const own = ledger.filter(
    (entry) => belongs(entry, path) || (entry.elsewhere === 'allowed' && entry.kind === 'promise'),
  );
  const samples = samplesOf(path);

  test('shows only declared figures', () => {
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
          ...(path === '/services/seo' ? [verdicts.result, `${notJudged} not judged`] : []),
        ].join('\n'),
      ),
    );
    const undeclared = figuresOf(text).filter((figure) => !declared.has(figure));
    const remedies = [...new Set(undeclared)].map(
      (figure) =>
        `${path} shows “${figure}”. List it in app/content/claims-ledger.ts, or in app/content/sample-content.ts if it is invented.`,
    );
    expect(remedies).toEqual([]);
  });

  test('shows every figure with its own measure', () => {
    const values = new Set(ledger.flatMap(({ wording, measure }) => (measure ? [wording] : [])));
    const allowed = [
      ...own.flatMap(({ wording, measure }) => (measure ? [{ value: wording, measure }] : [])),
      ...samples.flatMap(statsIn),
    ];
    const wrong = [...values].flatMap((value) =>
      surroundings(main, value).filter(
        (around) =>
          // The figure of a declared quantity: "25+" of "25+ per month".
          !own.some(({ wording }) => squeezed(wording) === squeezed(around)) &&
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
