/** The geometry of a small chart of one result. Runs when the site is built. */
import { scaleLinear } from 'd3-scale';
import { area, curveMonotoneX, line } from 'd3-shape';
import type { Series } from '#app/content/entities.ts';

export type ResultChartGeometry = {
  readonly width: number;
  readonly height: number;
  readonly before: string;
  readonly after: string;
  readonly ground: string;
  readonly start: readonly [x: number, y: number];
  readonly end: readonly [x: number, y: number];
  readonly baseline: number;
};

/** The value that a result is measured against: the last one before work began. */
export function baselineOf({ values, startsAt }: Series): number {
  const baseline = values[startsAt - 1];
  if (baseline === undefined) throw new Error('a series needs a value from before work began');
  return baseline;
}

export function resultChartGeometry(series: Series): ResultChartGeometry {
  const { values, startsAt } = series;
  const [width, height] = [320, 132];
  const x = scaleLinear([0, values.length - 1], [0, width - 12]);
  // From zero: a bar or a line that starts elsewhere makes a result look larger than it is.
  const y = scaleLinear([0, Math.max(...values)], [height, 30]);
  const at = (index: number) => [round(x(index)), round(y(values[index]!))] as const;
  const points = values.map((_, index) => at(index));
  const draw = line<readonly [number, number]>().curve(curveMonotoneX).digits(0);
  const after = points.slice(startsAt - 1);
  return {
    width,
    height,
    before: draw(points.slice(0, startsAt).map(([px, py]) => [px, py] as [number, number]))!,
    after: draw(after.map(([px, py]) => [px, py] as [number, number]))!,
    ground: area<readonly [number, number]>()
      .x(([px]) => px)
      .y1(([, py]) => py)
      .y0(height)
      .curve(curveMonotoneX)
      .digits(0)(after)!,
    start: at(startsAt - 1),
    end: at(values.length - 1),
    baseline: round(y(baselineOf(series))),
  };
}

const round = Math.round;
