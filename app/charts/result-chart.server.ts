/** The geometry of a small chart of one result. Runs at build time. */
import { scaleLinear } from 'd3-scale';
import { area, curveMonotoneX, line } from 'd3-shape';
import type { SampleSeries } from '#app/content/samples/sample-client.ts';
import { figure, monthAfter, monthName } from '#app/lib/study-figures.ts';

/** Positions in viewBox units; `before`, `after` and `ground` are SVG path data. */
export type ResultChartGeometry = {
  readonly width: number;
  readonly height: number;
  readonly before: string;
  readonly after: string;
  readonly ground: string;
  readonly start: readonly [x: number, y: number];
  readonly baseline: number;
  /** The figure before the work, which the baseline shows, above the lines around it. */
  readonly first: { readonly x: number; readonly y: number; readonly text: string };
  /** The last figure and its point. */
  readonly last: { readonly x: number; readonly y: number; readonly text: string };
  /** The names of the first and the last month. */
  readonly months: readonly [string, string];
};

/**
 * The index of the first month of work.
 * @throws if the series does not have that month, or none before it
 */
export function startOf({ firstMonth, startMonth, values }: SampleSeries): number {
  const start = values.findIndex((_, index) => monthAfter(firstMonth, index) === startMonth);
  if (start < 1) {
    throw new Error(
      `series: no value before ${startMonth}, when work began. Add an earlier month.`,
    );
  }
  return start;
}

/** The canvas, in viewBox units: its size, and the space at both sides of the lines. */
const [width, height, side] = [320, 176, 24];
/** The height of the figure before the work, in viewBox units. */
const beforeHeight = 46;

/** The chart of one card. All charts have one scale, so that the cards of a row compare. */
export function resultChartGeometry(series: SampleSeries): ResultChartGeometry {
  const { firstMonth, values, before, unit } = series;
  const textOf = (value: number) => figure(value, unit.startsWith('dollars') ? 'dollars' : 'count');
  const startsAt = startOf(series);
  const x = scaleLinear([0, values.length - 1], [side, width - side]);
  // Axes start at zero: otherwise a result looks larger than it is. The figure before the work has one height in
  // all charts, so that their lines compare.
  const y = scaleLinear([0, before], [height, height - beforeHeight]);
  const points = values.map((value, index) => [round(x(index)), round(y(value))] as const);
  const draw = line<readonly [number, number]>().curve(curveMonotoneX).digits(0);
  const after = points.slice(startsAt - 1);
  const [start = [0, height] as const] = after;
  return {
    width,
    height,
    before: draw(points.slice(0, startsAt)) ?? '',
    after: draw(after) ?? '',
    ground:
      area<readonly [number, number]>()
        .x(([px]) => px)
        .y1(([, py]) => py)
        .y0(round(y(before)))
        .curve(curveMonotoneX)
        .digits(0)(after) ?? '',
    start,
    baseline: round(y(before)),
    first: {
      x: side,
      y: round(Math.min(y(before), ...points.slice(0, startsAt).map(([, py]) => py))) - 18,
      text: textOf(before),
    },
    last: {
      x: width - side,
      y: points.at(-1)?.[1] ?? 0,
      text: textOf(values.at(-1) ?? before),
    },
    months: [monthName(firstMonth), monthName(monthAfter(firstMonth, values.length - 1))],
  };
}

const round = Math.round;
