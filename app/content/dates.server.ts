/** The dates of publication and last change of each page. Runs at build time. */
import ledger from './dates.json';
import { parseDatesLedger, today, type DatedPage, type Day } from './dates-ledger.ts';

export type PageDates = Pick<DatedPage, 'published' | 'updated'>;

/** A date as shown: "Published", November 21, 2026. */
export type ShownDate = { readonly label: string; readonly day: Day; readonly text: string };

const dated = parseDatesLedger(ledger);

/** @returns the dates of a page, or today for a page that is not in the ledger yet */
export function datesOf(path: string): PageDates {
  const known = dated[path];
  if (known) return { published: known.published, updated: known.updated };
  return { published: today(), updated: today() };
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
