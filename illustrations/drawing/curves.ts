/** Fits smooth curves with few Béziers through many points. */
import fitCurve from 'fit-curve';
import { type Point, round } from './drawing.ts';

/** Maximum distance between the curve and the points, in pixels. */
const defaultTolerance = 0.5;

const text = ([x = 0, y = 0]: readonly number[]): string => `${round(x, 2)} ${round(y, 2)}`;

/** Rounds a point to the grid of path data. */
const snap = ([x = 0, y = 0]: readonly number[]): Point => [round(x), round(y)];

/** The two control points and the end point of a Bézier. */
export type Curve = readonly [first: Point, second: Point, end: Point];

/**
 * Fits Béziers along `points`, rounded to one decimal. Relative path data of equal curves is then
 * equal text at any position.
 */
export function fitCurves(points: readonly Point[], tolerance = defaultTolerance): Curve[] {
  const distinct = points.filter(([x, y], i) => {
    const previous = points[i - 1];
    return !previous || Math.hypot(x - previous[0], y - previous[1]) > 0.01;
  });
  if (distinct.length < 2) return [];
  return fitCurve(
    distinct.map(([x, y]): [number, number] => [x, y]),
    tolerance ** 2,
  ).map(([, first, second, end]) => [snap(first), snap(second), snap(end)]);
}

/** Path data of curves, shifted down by `dy`, without the initial move. */
export const curveData = (curves: readonly Curve[], dy = 0): string =>
  curves.map((curve) => `C${curve.map(([x, y]) => text([x, y + dy])).join(' ')}`).join('');

/** Path data of a curve along `points`, including the initial move. */
export function curveFrom(points: readonly Point[], tolerance = defaultTolerance): string {
  const [start] = points;
  return start
    ? `M${round(start[0])} ${round(start[1])}${curveData(fitCurves(points, tolerance))}`
    : '';
}

/** Path data of a smooth curve through each of a few points (Catmull-Rom). */
export function splineThrough(points: readonly Point[]): string {
  const point = (index: number): Point =>
    points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0];
  let data = `M${text(point(0))}`;
  for (let i = 0; i < points.length - 1; i++) {
    const [before, from, to, after] = [point(i - 1), point(i), point(i + 1), point(i + 2)];
    const first = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const second = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    data += `C${text(first)} ${text(second)} ${text(to)}`;
  }
  return data;
}
