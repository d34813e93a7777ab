/**
 * The type of a client in the ledger of samples. Every page, chart, picture and paragraph takes a
 * sample client's figures from here, so two places cannot disagree. Leaf modules: the picture generator
 * reads them without a bundler.
 */
import type { Moment } from '#app/lib/moments.ts';
import type { Stat } from '../entities.ts';
import type { SitePath } from '../paths.ts';

/** A month as YYYY-MM. */
export type Month = `${number}-${number}`;

/** A measured result: the two values it compares, and how it is worded. */
export type SampleResult = {
  readonly measure: string;
  readonly before: number;
  readonly after: number;
  /** `change`: "+122%". `times`: "2.4×". `level`: the value after the work, with its unit. */
  readonly as: 'change' | 'times' | 'level';
  /** The unit after a level: "%", " s". */
  readonly unit?: string;
  /** Whether both values are amounts of dollars. */
  readonly dollars?: true;
};

/** A figure by month. `startMonth` is the first month of work; results are compared with `before`. */
export type SampleSeries = {
  readonly unit: string;
  readonly firstMonth: Month;
  readonly startMonth: Month;
  readonly before: number;
  readonly values: readonly number[];
};

export type SampleClient = {
  /** True while the client is invented. An owner who replaces the entry with a real client sets it to
   *  false, and the visible label goes from every place that shows the client. */
  readonly sample: boolean;
  readonly name: string;
  /** The name inside a sentence. The build looks for figures near it. */
  readonly shortName: string;
  readonly trade: string;
  readonly town: string;
  /** The one service bought, as the services page names it. */
  readonly service: string;
  /** The duration of the work: "8 months". */
  readonly timeline: string;
  /** A phone number in the range for invented numbers. */
  readonly phone?: string;
  readonly person: { readonly name: string; readonly position: string };
  readonly quote?: string;
  /** What the person says in the study, where the lead already says what `quote` says. */
  readonly studyQuote?: string;
  readonly results: Readonly<Record<string, SampleResult>>;
  readonly series?: SampleSeries;
  /** The table of months that the study shows. */
  readonly months?: readonly Readonly<Record<string, string | number>>[];
  /** The page about this client. */
  readonly study?: SitePath;
  /** Other figures about the client on pages. `layer` is what a layer is worth in the picture of the main result. */
  readonly facts?: Readonly<Record<string, number>>;
};

/** A result as a page shows it. */
export function stat({ measure, before, after, as, unit = '' }: SampleResult): Stat {
  const percent = Math.round((after / before - 1) * 100);
  const value = {
    change: `${percent > 0 ? '+' : ''}${percent}%`,
    times: `${(after / before).toFixed(1)}×`,
    level: `${after.toLocaleString('en-US')}${unit}`,
  }[as];
  return { value, measure };
}

/** The two values that a result compares, as a page shows them: "$86" and "$51", or "12 hours" and "1 min". */
export type ComparedValues = Readonly<
  Record<Moment, { readonly value: number; readonly text: string }>
>;

/** The values of a result, with their unit. */
export function valuesOf({ before, after, unit = '', dollars }: SampleResult): ComparedValues {
  const text = (value: number) =>
    unit === ' min' && value >= 60
      ? `${value / 60} hours`
      : `${dollars ? '$' : ''}${value.toLocaleString('en-US')}${unit}`;
  return {
    before: { value: before, text: text(before) },
    after: { value: after, text: text(after) },
  };
}

/** "Auto repair, Denver, Colorado": the line under a client's name. */
function tradeAndTown({ trade, town }: Pick<SampleClient, 'trade' | 'town'>): string {
  return `${trade}, ${town}`;
}

/** The fields of a client that testimonials, result cards and client stories share. */
export function introduce(client: SampleClient) {
  return {
    client: client.name,
    industry: tradeAndTown(client),
    author: client.person.name,
  };
}
