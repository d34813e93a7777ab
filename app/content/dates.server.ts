/** The dates of publication and last change of each page. Runs at build time. */
import ledger from './dates.json';

/** A day in UTC, as YYYY-MM-DD. */
export type Day = `${number}-${number}-${number}`;

export type PageDates = {
  /** The day when the page was first public. */
  readonly published: Day;
  /** The last day when its text changed. */
  readonly updated: Day;
};

/** A date as shown: "Published", November 21, 2026. */
export type ShownDate = { readonly label: string; readonly day: Day; readonly text: string };

/** An entry of `dates.json`, which `npm run dates` writes. */
export type DatedPage = PageDates & {
  /** Hash of the text. Changed text under the same date fails the build tests. */
  readonly words: string;
  /** Hash of the dates and of `words`. A date edited by hand fails the build tests. */
  readonly seal: string;
};

const dated = ledger as Readonly<Record<string, DatedPage>>;

/** @returns the dates of a page, or today for a page that is not in the ledger yet */
export function datesOf(path: string): PageDates {
  const known = dated[path];
  if (known) return { published: known.published, updated: known.updated };
  const today = new Date().toISOString().slice(0, 10) as Day;
  return { published: today, updated: today };
}

const inWords = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Both dates in words, or only the first if the text never changed. */
export function shownDates(path: string): readonly ShownDate[] {
  const { published, updated } = datesOf(path);
  const shown = (label: string, day: Day) => ({ label, day, text: inWords.format(new Date(day)) });
  return [
    shown('Published', published),
    ...(updated === published ? [] : [shown('Updated', updated)]),
  ];
}
