/**
 * Drawings are trees of shapes, created before any SVG, so that they can be recolored for the dark
 * theme, deduplicated and checked. Lengths are in picture pixels.
 */
import type { Color } from './color.ts';

/** Fill and stroke of a shape. SVG defaults to a black fill, so every shape states its fill. */
export type Paint = {
  readonly fill: Color | 'none';
  /** Opacity of the whole shape, from 0 to 1. */
  readonly opacity?: number;
  readonly stroke?: Color;
  /** Pixels. */
  readonly strokeWidth?: number;
  readonly strokeOpacity?: number;
  /** Lengths of dash and gap, as in `stroke-dasharray`. */
  readonly dash?: string;
  /** Colors of a rounded side, from its shaded left to its lit right. Replaces `fill`. */
  readonly shading?: readonly [shaded: Color, lit: Color];
  /** In the dark version, `glass` is lit, an outline too, and `beacon` keeps its color. */
  readonly night?: 'glass' | 'beacon';
};

/** SVG path data in picture pixels. */
export type PathShape = {
  readonly kind: 'path';
  readonly data: string;
  /** Lettering has compact path data, which is kept: repeated glyphs must remain equal text. */
  readonly isLettering?: boolean;
  /**
   * Whether all outlines have the same direction, so that adjacent shapes of one color may be
   * merged.
   */
  readonly mergeable?: boolean;
  readonly paint: Paint;
};
type EllipseShape = {
  readonly kind: 'ellipse';
  readonly center: Point;
  readonly radii: Point;
  readonly paint: Paint;
};
type RoundedShape = {
  readonly kind: 'rounded';
  readonly corner: Point;
  readonly size: Point;
  readonly radius: number;
  readonly paint: Paint;
};
/** A painted outline. */
export type Shape = PathShape | EllipseShape | RoundedShape;
/** A drawing with a transform. */
export type Group = {
  readonly kind: 'group';
  /** SVG transform list. */
  readonly transform: string;
  readonly content: Drawing;
};
/** A shape, a group, or a list of drawings from back to front. */
export type Drawing = Shape | Group | readonly Drawing[];
/** Picture pixels, y down. */
export type Point = readonly [x: number, y: number];

type FillOrPaint = Color | Paint;
const asPaint = (paint: FillOrPaint): Paint =>
  typeof paint === 'string' ? { fill: paint } : paint;

/** A shape from SVG path data. */
export const path = (data: string, paint: FillOrPaint): Shape => ({
  kind: 'path',
  data,
  paint: asPaint(paint),
});

const pointList = (points: readonly Point[]): string =>
  points.map(([x, y]) => `${x.toFixed(3)} ${y.toFixed(3)}`).join('L');

/** A closed area between points. */
export const polygon = (points: readonly Point[], paint: FillOrPaint): Shape =>
  path(`M${pointList(points)}Z`, paint);

/** An open line with round caps and joins. */
export const polyline = (
  points: readonly Point[],
  stroke: Color,
  strokeWidth: number,
  more: Partial<Paint> = {},
): Shape => path(`M${pointList(points)}`, { fill: 'none', stroke, strokeWidth, ...more });

/** An open curve from path data, round caps and joins. */
export const stroke = (
  data: string,
  color: Color,
  strokeWidth: number,
  more: Partial<Paint> = {},
): Shape => path(data, { fill: 'none', stroke: color, strokeWidth, ...more });

/** @param radius corner radius in pixels */
export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  paint: FillOrPaint,
  radius = 0,
): Shape {
  if (radius > 0) {
    return {
      kind: 'rounded',
      corner: [x, y],
      size: [width, height],
      radius: Math.min(radius, width / 2, height / 2),
      paint: asPaint(paint),
    };
  }
  const data = `M${x} ${y}h${width}v${height}h${-width}Z`;
  return { kind: 'path', data, mergeable: true, paint: asPaint(paint) };
}

/** An ellipse around a point, with both radii in pixels. */
export const ellipse = (
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  paint: FillOrPaint,
): Shape => ({
  kind: 'ellipse',
  center: [x, y],
  radii: [radiusX, radiusY],
  paint: asPaint(paint),
});

/** A circle around a point, with its radius in pixels. */
export const circle = (x: number, y: number, radius: number, paint: FillOrPaint): Shape =>
  ellipse(x, y, radius, radius, paint);

/** Applies an SVG transform to `content`. */
export const transformed = (transform: string, content: Drawing): Group => ({
  kind: 'group',
  transform,
  content,
});

/** Draws `content` with its origin at a point, scaled. */
export function at(x: number, y: number, content: Drawing, scale = 1): Group {
  const move = `translate(${round(x)} ${round(y)})`;
  return transformed(scale === 1 ? move : `${move}scale(${round(scale, 3)})`, content);
}

/** @param decimals number of decimals to keep */
export function round(value: number, decimals = 1): number {
  return Number(value.toFixed(decimals)) + 0;
}

/** Repeats a drawing `count` times, with an index from 0. */
export const times = (count: number, draw: (index: number) => Drawing): Drawing =>
  Array.from({ length: count }, (_, index) => draw(index));
