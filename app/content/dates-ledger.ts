/** The schema of `dates.json`, which `npm run dates` writes. */
import { z } from 'zod';

export const ledgerFile = 'app/content/dates.json';

/** A day in UTC, as YYYY-MM-DD. */
export type Day = `${number}-${number}-${number}`;

const isoDate = z.iso.date();

/** Whether a value is a day of the calendar, as YYYY-MM-DD. */
export const isDay = (value: unknown): value is Day => isoDate.safeParse(value).success;

const day = z.custom<Day>(isDay, 'is not a day, as YYYY-MM-DD');

const datedPage = z
  .strictObject({
    published: day.describe('The day when the page was first public.'),
    updated: day.describe('The last day when its text changed.'),
    textHash: z
      .string()
      .describe('Hash of the text. Changed text under the same date fails the build tests.'),
    recordHash: z
      .string()
      .describe(
        'Hash of the dates and of `textHash`. A date edited by hand fails the build tests.',
      ),
  })
  .readonly();

/** The dates of a page, with hashes that show a change of text or an edited date. */
export type DatedPage = z.infer<typeof datedPage>;

/** The dates of all pages, by path. */
export type DatesLedger = Readonly<Record<string, DatedPage>>;

/** @throws {Error} if the value of `dates.json` is not a ledger: names each page and field */
export function parseDatesLedger(json: unknown): DatesLedger {
  const { success, data, error } = z.record(z.string(), datedPage).safeParse(json);
  if (success) return data;
  throw new Error(
    error.issues
      .map(({ path, message }) => `${ledgerFile}: ${path.join(': ')}: ${message}.`)
      .join('\n'),
  );
}

/** The day of a moment, in UTC. */
export function dayOf(moment: Date): Day {
  return day.parse(moment.toISOString().slice(0, 10));
}

/** Today, in UTC. */
export function today(): Day {
  return dayOf(new Date());
}
