/** Land around lines: layers of cut board with valleys and lakes, such as the digits of the 404 page. */
import { contours } from 'd3-contour';
import { type Color, mix } from '../drawing/color.ts';
import { curveData, fitCurves } from '../drawing/curves.ts';
import { type Drawing, type Point, path, round } from '../drawing/drawing.ts';
import { type LayerColors, type Outline } from '../drawing/extrusion.ts';
import { project } from '../drawing/isometric.ts';

/** A line on the ground, in model units. */
export type Line = readonly Point[];

/** Distance of a point from the segment between two others. */
function distanceTo([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const share = length && Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - share * dx, y - ay - share * dy);
}

/** Grid step of the distances, in model units. */
const step = 6;

/**
 * The outlines at distances from lines, a list for each distance. An outline around a hole is part of the list too.
 * @param reaches distances in model units
 */
export function outlinesAround(
  lines: readonly Line[],
  reaches: readonly number[],
): readonly (readonly Outline[])[] {
  const points = lines.flat();
  const margin = Math.max(...reaches) + 2 * step;
  const bound = (axis: 0 | 1, of: (...values: number[]) => number) =>
    of(...points.map((point) => point[axis]));
  const [left, top] = [bound(0, Math.min) - margin, bound(1, Math.min) - margin];
  const columns = Math.ceil((bound(0, Math.max) + margin - left) / step);
  const rows = Math.ceil((bound(1, Math.max) + margin - top) / step);
  const segments = lines.flatMap((line) =>
    line.slice(1).map((end, index) => [line[index]!, end] as const),
  );
  const field = Array.from({ length: columns * rows }, (_, cell) => {
    const at: Point = [left + (cell % columns) * step, top + Math.floor(cell / columns) * step];
    return -Math.min(...segments.map(([from, to]) => distanceTo(at, from, to)));
  });
  return reaches.map((reach) =>
    contours()
      .size([columns, rows])
      .contour(field, -reach)
      .coordinates.flat()
      .map((ring) =>
        ring.map(([x = 0, y = 0]): Point => [left + (x - 0.5) * step, top + (y - 0.5) * step]),
      ),
  );
}

/** Maximum distance of a curve from its points, in pixels. */
const tolerance = 1.1;

/** Steps of shading between a side that faces left and one that faces right. */
const tones = 5;

/** Neighboring points of an outline whose side has one tone. */
type Run = { tone: number; points: Point[] };

/** The sides of an outline that face the viewer, from far to near. */
function visibleSides(outline: Outline, z: number): readonly Run[] {
  const upper = outline.map(([x, y]) => project(x, y, z));
  const runs: Run[] = [];
  upper.slice(1).forEach((to, index) => {
    const from = upper[index]!;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    // A side toward the viewer runs to the right.
    if (dx <= 0) return;
    const tone = Math.round(((1 - Math.atan2(dy, dx) / (Math.PI / 2)) / 2) * (tones - 1));
    const last = runs.at(-1);
    if (last?.tone === tone && last.points.at(-1) === from) last.points.push(to);
    else runs.push({ tone, points: [from, to] });
  });
  const nearest = ({ points }: Run) => Math.max(...points.map(([, y]) => y));
  return runs.toSorted((a, b) => nearest(a) - nearest(b));
}

const start = ([x, y]: Point): string => `M${round(x)} ${round(y)}`;

/** Raises outlines from height `from` to `to`: first the sides, then the top with its holes. */
export function raise(
  outlines: readonly Outline[],
  from: number,
  to: number,
  { top, lit = top, shaded = top, rim }: LayerColors,
): Drawing {
  const sides = outlines
    .flatMap((outline) => visibleSides(outline, to))
    .map(({ tone, points }) => {
      const color = mix(shaded, lit, tone / (tones - 1));
      const down = points.map(([x, y]): Point => [x, y + to - from]).toReversed();
      return path(
        `${start(points[0]!)}${curveData(fitCurves(points, tolerance))}L${down[0]!.map((v) => round(v)).join(' ')}${curveData(fitCurves(down, tolerance))}Z`,
        { fill: color, stroke: color, strokeWidth: 0.6 },
      );
    });
  return [sides, flat(outlines, to, top, rim)];
}

/** The area of outlines at a height, with its holes. */
export function flat(outlines: readonly Outline[], z: number, fill: Color, rim?: Color): Drawing {
  const data = outlines
    .map((outline) => outline.map(([x, y]) => project(x, y, z)))
    .map((points) => `${start(points[0]!)}${curveData(fitCurves(points, tolerance))}Z`)
    .join('');
  return path(data, rim ? { fill, stroke: rim, strokeWidth: 1.2 } : fill);
}
