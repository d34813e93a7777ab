/** Extrusion of rounded outlines: the layered boards below all scenes. */
import type { Color } from './color.ts';
import { curveData, fitCurves } from './curves.ts';
import { type Drawing, type Point, path, round } from './drawing.ts';
import { project, shade } from './isometric.ts';

/** Points of an outline on the ground, in order, in model units. */
export type Outline = readonly Point[];

export type BlobOptions = {
  readonly center?: Point;
  /** Half of the extent along x and y. */
  readonly radii: Point;
  /** Equal seeds give equal outlines. */
  readonly seed: number;
  /** Deviation of the outline, as a share of the radius. */
  readonly wobble?: number;
  /** Superellipse: 2 is an ellipse, more is squarer. */
  readonly exponent?: number;
};

/**
 * Four angles from a seed, by a linear congruential generator, so that builds are deterministic.
 */
function phasesOf(seed: number): readonly number[] {
  let state = seed * 9301 + 49297;
  return [0, 1, 2, 3].map(() => {
    state = (state * 1103515245 + 12345) & 0x7fffffff;
    return (state / 0x7fffffff) * 2 * Math.PI;
  });
}

/** A rounded square with a slight deviation: a superellipse times a sum of sines. */
export function blob(options: BlobOptions): Outline {
  const { center = [0, 0], radii, seed, wobble = 0.03, exponent = 3.2 } = options;
  const [second = 0, third = 0, fifth = 0] = phasesOf(seed);
  const bend = (value: number) => Math.sign(value) * Math.abs(value) ** (2 / exponent);
  return Array.from({ length: 240 }, (_, index): Point => {
    const angle = (index / 240) * 2 * Math.PI;
    const reach =
      1 +
      wobble *
        (Math.sin(2 * angle + second) +
          0.7 * Math.sin(3 * angle + third) +
          0.5 * Math.sin(5 * angle + fifth));
    return [
      center[0] + bend(Math.cos(angle)) * radii[0] * reach,
      center[1] + bend(Math.sin(angle)) * radii[1] * reach,
    ];
  });
}

/** Colors of an extruded layer. */
export type LayerColors = {
  readonly top: Color;
  /** The side toward the light. Default: the top color, slightly shaded. */
  readonly lit?: Color;
  readonly shaded?: Color;
  /** A light line around the top. */
  readonly rim?: Color;
};

const moveTo = ([x, y]: Point = [0, 0]): string => `M${round(x)} ${round(y)}`;

/**
 * Extrudes an outline from height `from` to `to`, in model units: a side with continuous shading
 * from left to right, and the top.
 */
export function extrude(outline: Outline, from: number, to: number, colors: LayerColors): Drawing {
  const { top, rim } = colors;
  const lit = colors.lit ?? shade(top, 0.15);
  const shaded = colors.shaded ?? shade(top, 0.45);
  const height = to - from;
  const upper = outline.map(([x, y]) => project(x, y, to));
  const indexOf = (better: (a: number, b: number) => boolean) =>
    upper.reduce((best, [x], i) => (better(x, upper[best]?.[0] ?? 0) ? i : best), 0);
  const leftmost = indexOf((a, b) => a < b);
  const rightmost = indexOf((a, b) => a > b);

  const turned = (start: number, end: number): number[] => {
    const indices: number[] = [];
    for (let i = start; i !== end; i = (i + 1) % outline.length) indices.push(i);
    return [...indices, end];
  };
  const lowest = (indices: number[]) => Math.max(...indices.map((i) => upper[i]?.[1] ?? 0));
  const [one, other] = [turned(leftmost, rightmost), turned(rightmost, leftmost).toReversed()];
  // Of the two paths between the left and the right end, the near one is lower in the picture.
  const near = lowest(one) > lowest(other) ? one : other;
  const point = (index: number): Point => upper[index] ?? [0, 0];

  // The near curve bounds both side and top, with equal path data.
  const drop = round(height);
  const nearPoints = near.map(point);
  const nearCurves = fitCurves(nearPoints);
  const farCurves = fitCurves(
    (near === one ? turned(rightmost, leftmost) : turned(leftmost, rightmost).toReversed()).map(
      point,
    ),
  );
  return [
    path(`${moveTo(nearPoints[0])}v${drop}${curveData(nearCurves, drop)}v${-drop}Z`, {
      fill: shaded,
      shading: [shaded, lit],
    }),
    path(
      `${moveTo(nearPoints[0])}${curveData(nearCurves)}${curveData(farCurves)}Z`,
      rim ? { fill: top, stroke: rim, strokeWidth: 1.2 } : { fill: top },
    ),
  ];
}
