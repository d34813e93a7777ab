/** The schema of `dates.json`, which `npm run dates` writes. */
import { z } from 'zod';

/** A day in UTC, as YYYY-MM-DD. */
export type Day = `${number}-${number}-${number}`;

const day = z.custom<Day>((value) => /^\d{4}-\d\d-\d\d$/.test(String(value)));

const datedPage = z
  .strictObject({
    published: day.describe('The day when the page was first public.'),
    updated: day.describe('The last day when its text changed.'),
    words: z
      .string()
      .describe('Hash of the text. Changed text under the same date fails the build tests.'),
    seal: z
      .string()
      .describe('Hash of the dates and of `words`. A date edited by hand fails the build tests.'),
  })
  .readonly();

/** The dates of a page, with the hashes that guard them. */
export type DatedPage = z.infer<typeof datedPage>;

/** The dates of all pages, by path. */
export type DatesLedger = Readonly<Record<string, DatedPage>>;

/** @throws if the value of `dates.json` is not a ledger */
export function parseDatesLedger(json: unknown): DatesLedger {
  return z.record(z.string(), datedPage).parse(json);
}

/** Today, in UTC. */
export function today(): Day {
  return day.parse(new Date().toISOString().slice(0, 10));
}
