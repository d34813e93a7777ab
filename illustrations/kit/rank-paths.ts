/** The ranks of all sites for one search, week by week. */
import * as promises from '#app/content/promises.ts';

/** A search whose ranks change. */
type RankClimb = {
  readonly sites: number;
  /** Number of weeks before and after the start of the work. */
  readonly before: number;
  readonly after: number;
  readonly startRank: number;
  /** `[week, rank]`: in this week the site at this rank overtakes the one above it. */
  readonly overtakings: readonly (readonly [week: number, rank: number])[];
  /** What the page promises, from and to a week. */
  readonly stages: Readonly<
    Record<
      'movement' | 'bigger' | 'significant',
      { readonly label: string; readonly from: number; readonly to: number }
    >
  >;
};

type RankChange = readonly [week: number, rank: number];
/** A site's rank changes: `[week, rank from then on]`, including the start. */
export type RankPath = readonly [RankChange, ...RankChange[]];

/** An invented search. Only its stages are those of the agency. */
export const localSearch: RankClimb = {
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
  stages: {
    movement: {
      label: `Weeks ${promises.movementFromWeek}-${promises.movementToWeek}`,
      from: promises.movementFromWeek,
      to: promises.movementToWeek,
    },
    bigger: {
      label: `Day ${promises.biggerResultsDay}`,
      from: promises.biggerResultsWeek - 0.6,
      to: promises.biggerResultsWeek + 0.3,
    },
    significant: {
      label: `Months ${promises.significantFromMonth}-${promises.significantToMonth}`,
      from: promises.biggerResultsWeek + 0.8,
      to: 26,
    },
  },
};

/**
 * The path of the site that starts at `startRank`, and those of its competitors.
 * @throws if there is no such site, or if an overtaking names a rank without a site to pass
 */
export function rankPaths(climb: Omit<RankClimb, 'after' | 'stages'>): {
  own: RankPath;
  competitors: readonly RankPath[];
} {
  const paths = Array.from({ length: climb.sites }, (_, site): [RankChange, ...RankChange[]] => [
    [-climb.before, site + 1],
  ]);
  const own = paths[climb.startRank - 1];
  if (!own) throw new Error(`rank paths: no site starts at rank ${climb.startRank}.`);
  const order = [...paths];
  for (const [week, rank] of [...climb.overtakings].sort(([a], [b]) => a - b)) {
    const passing = order[rank - 1];
    const passed = order[rank - 2];
    if (!passing || !passed) {
      throw new Error(`rank paths: no site to overtake at rank ${rank}. Change the overtakings.`);
    }
    order[rank - 2] = passing;
    order[rank - 1] = passed;
    passing.push([week, rank - 1]);
    passed.push([week, rank]);
  }
  return { own, competitors: paths.filter((path) => path !== own) };
}
