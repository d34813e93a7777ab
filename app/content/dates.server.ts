/** The days on which the words of each page were published and last changed. Runs when the site is built. */
import ledger from './dates.json';

/** A day in UTC, as YYYY-MM-DD. */
export type Day = `${number}-${number}-${number}`;

export type PageDates = {
  /** The day on which the page was first public. */
  readonly published: Day;
  /** The last day on which its words changed. */
  readonly updated: Day;
};

/** A date as pages show it: "Published", November 21, 2026. */
export type ShownDate = { readonly label: string; readonly day: Day; readonly text: string };

/** One line of `dates.json`, which `npm run dates` writes. */
export type DatedPage = PageDates & {
  /** Hash of the words. Other words under the same date fail the build's tests. */
  readonly words: string;
  /** Hash of the dates and of `words`. A date that was changed by hand fails the build's tests. */
  readonly seal: string;
};

const dated = ledger as Readonly<Record<string, DatedPage>>;

/** @returns the dates of a page by its path; today for a page that the ledger does not know yet */
export function datesOf(path: string): PageDates {
  const known = dated[path];
  if (known) return { published: known.published, updated: known.updated };
  const today = new Date().toISOString().slice(0, 10) as Day;
  return { published: today, updated: today };
}

const inWords = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Both dates in words; the first alone where the words are unchanged since. */
export function shownDates(path: string): readonly ShownDate[] {
  const { published, updated } = datesOf(path);
  const shown = (label: string, day: Day) => ({ label, day, text: inWords.format(new Date(day)) });
  return [
    shown('Published', published),
    ...(updated === published ? [] : [shown('Updated', updated)]),
  ];
}
