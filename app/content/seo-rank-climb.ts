/** The chart at the top of the SEO page. */

/** The weekly ranks of all sites for one search. */
export type RankClimb = {
  readonly title: string;
  /** The chart's text alternative, in one sentence. */
  readonly reading: string;
  readonly note: string;
  readonly you: string;
  readonly pageOne: string;
  readonly sites: number;
  /** Number of weeks shown before and after the start of the work. */
  readonly before: number;
  readonly after: number;
  readonly startRank: number;
  /** `[week, rank]`: in this week the site at this rank overtakes the one above it. */
  readonly overtakings: readonly (readonly [week: number, rank: number])[];
  readonly stages: readonly {
    readonly label: string;
    readonly from: number;
    readonly to: number;
  }[];
};

export const seoRankClimb = {
  title: 'One local search, 12 sites.',
  reading:
    'Your site starts 12th, moves up in weeks 4-6, slips back once, and reaches page 1 around 90 days.',
  note: 'An illustration: only the weeks are ours.',
  you: 'You',
  pageOne: 'Page 1',
  sites: 12,
  before: 3,
  after: 26,
  startRank: 12,
  overtakings: [
    [3, 9],
    [5, 12],
    [8, 12],
    [9, 2],
    [10, 12],
    [11, 8],
    [11, 4],
    [13, 11],
    [14, 10],
    [14, 6],
    [15, 9],
    [16, 3],
    [17, 8],
    [17, 11],
    [18, 7],
    [19, 10],
    [20, 6],
    [21, 5],
    [21, 9],
    [23, 4],
    [24, 3],
    [25, 7],
    [26, 2],
  ],
  stages: [
    { label: 'Weeks 4-6', from: 4, to: 6 },
    { label: 'Day 90', from: 12.4, to: 13.3 },
    { label: 'Months 3-6', from: 13.8, to: 26 },
  ],
} as const satisfies RankClimb;
