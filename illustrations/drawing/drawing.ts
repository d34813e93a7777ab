/**
 * Drawings: trees of shapes, made before any SVG is written, so that they can be recolored for the
 * night, shared when they repeat, and checked. Lengths are picture pixels.
 */
import type { Colour } from './colour.ts';

/** How a shape is painted. Fill is black in SVG when left out, so every shape names its fill. */
export interface Paint {
  readonly fill: Colour | 'none';
  /** 0 to 1, of the whole shape. */
  readonly opacity?: number;
  readonly stroke?: Colour;
  /** Pixels. */
  readonly strokeWidth?: number;
  readonly strokeOpacity?: number;
  /** Lengths of dash and gap, as in `stroke-dasharray`. */
  readonly dash?: string;
  /** Colors of a rounded side from its shaded left end to its lit right end; `fill` is then unused. */
  readonly shading?: readonly [shaded: Colour, lit: Colour];
  /** `glass` lights up at night, `beacon` keeps its daylight color. */
  readonly night?: 'glass' | 'beacon';
}

export interface PathShape {
  readonly kind: 'path';
  readonly data: string;
  /** Already compact: lettering, whose repeated glyphs must stay equal text. */
  readonly written?: boolean;
  /** All its outlines turn the same way, so neighbors of one color may share an element. */
  readonly mergeable?: boolean;
  readonly paint: Paint;
}
interface EllipseShape {
  readonly kind: 'ellipse';
  readonly centre: Point;
  readonly radii: Point;
  readonly paint: Paint;
}
interface RoundedShape {
  readonly kind: 'rounded';
  readonly corner: Point;
  readonly size: Point;
  readonly radius: number;
  readonly paint: Paint;
}
export type Shape = PathShape | EllipseShape | RoundedShape;
export interface Group {
  readonly kind: 'group';
  /** SVG transform list. */
  readonly transform: string;
  readonly content: Drawing;
}
export type Drawing = Shape | Group | readonly Drawing[];
/** Picture pixels, y down. */
export type Point = readonly [x: number, y: number];

type FillOrPaint = Colour | Paint;
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

export const polygon = (points: readonly Point[], paint: FillOrPaint): Shape =>
  path(`M${pointList(points)}Z`, paint);

/** An open line with round caps and joins. */
export const polyline = (
  points: readonly Point[],
  stroke: Colour,
  strokeWidth: number,
  more: Partial<Paint> = {},
): Shape => path(`M${pointList(points)}`, { fill: 'none', stroke, strokeWidth, ...more });

/** An open curve from path data, round caps and joins. */
export const stroke = (
  data: string,
  colour: Colour,
  strokeWidth: number,
  more: Partial<Paint> = {},
): Shape => path(data, { fill: 'none', stroke: colour, strokeWidth, ...more });

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

export const ellipse = (
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  paint: FillOrPaint,
): Shape => ({
  kind: 'ellipse',
  centre: [x, y],
  radii: [radiusX, radiusY],
  paint: asPaint(paint),
});

export const circle = (x: number, y: number, radius: number, paint: FillOrPaint): Shape =>
  ellipse(x, y, radius, radius, paint);

/** Draws `content` through any SVG transform. */
export const transformed = (transform: string, content: Drawing): Group => ({
  kind: 'group',
  transform,
  content,
});

/** Draws `content` with its origin at a point, at a scale. */
export function at(x: number, y: number, content: Drawing, scale = 1): Group {
  const move = `translate(${round(x)} ${round(y)})`;
  return transformed(scale === 1 ? move : `${move}scale(${round(scale, 3)})`, content);
}

/** @param decimals digits kept after the point */
export function round(value: number, decimals = 1): number {
  return Number(value.toFixed(decimals)) + 0;
}

/** `count` drawings, made from 0 to count - 1. */
export const times = (count: number, draw: (index: number) => Drawing): Drawing =>
  Array.from({ length: count }, (_, index) => draw(index));
