/** Contour lines of a landscape of hills, as on a map. */
import { contours } from 'd3-contour';
import type { Color } from './color.ts';
import { curveFrom } from './curves.ts';
import { type Drawing, type Point, stroke } from './drawing.ts';

/** A bell-shaped hill. Lengths in pixels. */
type Hill = {
  readonly center: Point;
  readonly radii: Point;
  /** Height of the top, relative to the highest hill (1). */
  readonly height: number;
  /** Rotation in radians. */
  readonly turn?: number;
};

export type IsoLineOptions = {
  readonly width: number;
  readonly height: number;
  readonly hills: readonly Hill[];
  /** The heights of the lines. */
  readonly levels: readonly number[];
  /** Grid step of the height field, pixels. */
  readonly step?: number;
};

const heightAt = (x: number, y: number, hills: readonly Hill[]): number =>
  hills.reduce((sum, { center, radii, height, turn = 0 }) => {
    const [dx, dy] = [x - center[0], y - center[1]];
    const u = (dx * Math.cos(turn) + dy * Math.sin(turn)) / radii[0];
    const v = (-dx * Math.sin(turn) + dy * Math.cos(turn)) / radii[1];
    return sum + height * Math.exp(-(u * u + v * v));
  }, 0);

/** Path data of the contour lines, one string per level, lowest first. */
export function isoLines({ width, height, hills, levels, step = 10 }: IsoLineOptions): string[] {
  const columns = Math.ceil(width / step) + 1;
  const rows = Math.ceil(height / step) + 1;
  const field = Array.from({ length: columns * rows }, (_, cell) =>
    heightAt((cell % columns) * step, Math.floor(cell / columns) * step, hills),
  );
  const [right, bottom] = [(columns - 1) * step - 0.6, (rows - 1) * step - 0.6];
  const inside = ([x, y]: Point) => x > 0.6 && y > 0.6 && x < right && y < bottom;

  return contours()
    .size([columns, rows])
    .thresholds([...levels])(field)
    .map((level) =>
      level.coordinates
        .flat()
        .filter((ring) => extentOf(ring) * step >= smallestRing)
        .flatMap((ring) =>
          // Where the frame cuts a hill, the contour follows the frame, which is not a line.
          splitWhere(
            ring.map(([x = 0, y = 0]): Point => [(x - 0.5) * step, (y - 0.5) * step]),
            inside,
          ),
        )
        .map((points) => curveFrom(points, 0.8))
        .join(''),
    );
}

/** Minimum size of a ring, in pixels. Smaller ones look like dust. */
const smallestRing = 60;

/** The longer side of a ring's bounding box, in grid steps. */
function extentOf(ring: readonly (readonly number[])[]): number {
  const span = (axis: 0 | 1) => {
    const values = ring.map((point) => point[axis] ?? 0);
    return Math.max(...values) - Math.min(...values);
  };
  return Math.max(span(0), span(1));
}

function splitWhere(points: readonly Point[], keep: (point: Point) => boolean): Point[][] {
  const runs: Point[][] = [];
  let run: Point[] = [];
  for (const point of points) {
    if (keep(point)) run.push(point);
    else if (run.length > 0) {
      runs.push(run);
      run = [];
    }
  }
  if (run.length > 0) runs.push(run);
  return runs.filter(({ length }) => length > 2);
}

/** Draws a landscape in one color and line width. */
export const drawIsoLines = (
  options: IsoLineOptions,
  color: Color,
  strokeWidth: number,
): Drawing => {
  const data = isoLines(options).join('');
  return data ? stroke(data, color, strokeWidth) : [];
};
