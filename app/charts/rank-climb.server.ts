/** The geometry of the ranking chart. Runs at build time; pages contain only its paths. */
import { scaleLinear } from 'd3-scale';
import { curveBumpX, line } from 'd3-shape';
import type { RankClimb } from '#app/content/seo-rank-climb.ts';

/** The lines are SVG path data in units; `stages`, `ranks`, `pageBreak` and the ends of the line are percentages such as `12.5%`. */
export type RankClimbGeometry = {
  /** The size of the lines in units. The page stretches them, so labels are placed in percent. */
  readonly width: number;
  readonly height: number;
  readonly competitors: readonly string[];
  /** The client's own line: before work starts, and after. */
  readonly waiting: string;
  readonly climbing: string;
  /** In percent from the left, and from the top. */
  readonly start: readonly [x: string, y: string];
  readonly finish: readonly [x: string, y: string];
  readonly ranks: readonly { readonly label: string; readonly y: string }[];
  readonly pageBreak: string;
  readonly stages: readonly {
    readonly label: string;
    readonly from: string;
    readonly to: string;
    readonly middle: string;
  }[];
};

type RankChange = readonly [week: number, rank: number];
/** A site's rank changes: `[week, rank from then on]`, including the start. */
export type RankPath = readonly [RankChange, ...RankChange[]];

/**
 * The path of the site that starts at `startRank`, and those of its competitors.
 * @throws if there is no such site, or if an overtaking names a rank without a site to pass
 */
export function rankPaths(
  climb: Pick<RankClimb, 'sites' | 'before' | 'startRank' | 'overtakings'>,
): { own: RankPath; competitors: readonly RankPath[] } {
  const paths = Array.from({ length: climb.sites }, (_, site): [RankChange, ...RankChange[]] => [
    [-climb.before, site + 1],
  ]);
  const own = paths[climb.startRank - 1];
  if (!own) throw new Error(`rank climb: no site starts at rank ${climb.startRank}.`);
  const order = [...paths];
  for (const [week, rank] of [...climb.overtakings].sort(([a], [b]) => a - b)) {
    const passing = order[rank - 1];
    const passed = order[rank - 2];
    if (!passing || !passed)
      throw new Error(
        `rank climb: no site to overtake at rank ${rank}. Change the overtakings in the content.`,
      );
    order[rank - 2] = passing;
    order[rank - 1] = passed;
    passing.push([week, rank - 1]);
    passed.push([week, rank]);
  }
  return { own, competitors: paths.filter((path) => path !== own) };
}

/**
 * SVG paths and label positions of a climb. Paths are in units of half a week and one rank; labels are in percent of the
 * box.
 */
export function rankClimbGeometry(climb: RankClimb): RankClimbGeometry {
  // The page stretches the lines, so a rank is one unit, and a week two: half a week is a whole unit.
  const [width, height] = [2 * (climb.before + climb.after), climb.sites - 1];
  const x = scaleLinear([-climb.before, climb.after], [0, width]);
  const y = scaleLinear([1, climb.sites], [0, height]);
  const pathOf = line<RankChange>(
    ([week]) => round(x(week)),
    ([, rank]) => round(y(rank)),
  ).curve(curveBumpX);
  const draw = (path: readonly RankChange[]) => compact(pathOf(path) ?? '');
  const across = (week: number) => percent(x(week) / width);
  const down = (rank: number) => percent(y(rank) / height);

  const { own, competitors } = rankPaths(climb);
  const [start, ...changes] = own;
  const [, finalRank] = changes.at(-1) ?? start;
  return {
    width,
    height,
    competitors: competitors.map((path) => draw(corners(path, -climb.before, climb.after))),
    waiting: `M0 ${round(y(climb.startRank))}H${round(x(0))}`,
    climbing: draw(corners([[0, climb.startRank], ...changes], 0, climb.after)),
    start: [across(0), down(climb.startRank)],
    finish: [across(climb.after), down(finalRank)],
    ranks: [1, 5, 10].map((rank) => ({ label: String(rank), y: down(rank) })),
    pageBreak: down(10.5),
    stages: climb.stages.map(({ label, from, to }) => ({
      label,
      from: across(from),
      to: across(to),
      middle: across((from + to) / 2),
    })),
  };
}

const percent = (share: number) => `${round(share * 1000) / 10}%`;

/**
 * Adds corners to a path: a rank change takes the week before it, and the line is level in between.
 */
function corners([[, startRank], ...changes]: RankPath, from: number, to: number): RankChange[] {
  const points: RankChange[] = [[from, startRank]];
  let [lastWeek, lastRank] = [from, startRank];
  for (const [week, rank] of changes) {
    if (week - 1 > lastWeek) points.push([week - 1, lastRank]);
    points.push([week, rank]);
    [lastWeek, lastRank] = [week, rank];
  }
  if (lastWeek < to) points.push([to, lastRank]);
  return points;
}

const round = Math.round;

/**
 * The same path with relative commands, level stretches as lines. Equal rank changes then have
 * equal path data, which compresses to a fifth.
 */
function compact(path: string): string {
  const [, startX = 0, startY = 0] = path.match(/^M([\d.-]+),([\d.-]+)/) ?? [];
  let [atX, atY] = [Number(startX), Number(startY)];
  return path.replace(
    /C([\d.-]+),[\d.-]+,([\d.-]+),[\d.-]+,([\d.-]+),([\d.-]+)/g,
    (_curve, ...numbers) => {
      const [x1 = 0, x2 = 0, x = 0, y = 0] = numbers.slice(0, 4).map(Number);
      const [dx, dy] = [x - atX, y - atY];
      const step = dy === 0 ? `h${dx}` : `c${x1 - atX} 0 ${x2 - atX} ${dy} ${dx} ${dy}`;
      [atX, atY] = [x, y];
      return step;
    },
  );
}
