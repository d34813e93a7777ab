/** A ground whose edge is a row of monthly values: a tread for each month, in layers of equal value. Seen from the front. */
import type { Color } from '../drawing/color.ts';
import { type Drawing, path, round, stroke } from '../drawing/drawing.ts';
import { blue, orange, paper } from '../drawing/ramps.ts';

export type MonthTerrain = {
  /** Pixels from the left to the first tread, and of a tread. The first and the last one extend to the edges. */
  readonly left: number;
  readonly pitch: number;
  readonly width: number;
  /** The position of 0. */
  readonly base: number;
  /** Pixels for each unit. */
  readonly scale: number;
  /** How far the ground extends to the back, in pixels. The last tread extends further. */
  readonly depth: number;
  readonly lastDepth: number;
  readonly values: readonly number[];
  /** The values of the same months a year before. What a month has above them is orange. Null before the work. */
  readonly before: readonly (number | null)[];
  /** The value of one layer. */
  readonly layer: number;
};

/** The middle of a tread at its front edge. */
export const treadOf = (
  { left, pitch, base, scale, values }: MonthTerrain,
  index: number,
): { readonly x: number; readonly y: number } => ({
  x: left + (index + 0.5) * pitch,
  y: base - (values[index] ?? 0) * scale,
});

/** The half width of the slope between two treads, as a share of a tread. */
const slope = 0.3;

/** The edge from left to right. */
function edge(
  { left, pitch, width, base, scale }: MonthTerrain,
  values: readonly number[],
): string {
  const y = (value = 0) => round(base - value * scale);
  const half = pitch * slope;
  let data = `M0 ${y(values[0])}`;
  values.slice(1).forEach((value, index) => {
    const from = values[index];
    if (value === from) return;
    const x = left + (index + 1) * pitch;
    data += `H${round(x - half)}C${x} ${y(from)} ${x} ${y(value)} ${round(x + half)} ${y(value)}`;
  });
  return `${data}H${width}`;
}

/** Colors of the layers from 0 up. Everything above has the last one. */
const layers: readonly Color[] = [blue[700], blue[600], blue[500], blue[400]];

/** The drawing of the ground, from its back to its front edge. */
export function monthTerrain(terrain: MonthTerrain): Drawing {
  const { left, pitch, width, base, scale, depth, lastDepth, values, before, layer } = terrain;
  const below = `V${base}H0Z`;
  const half = pitch * slope;
  const y = (index: number) => base - (values[index] ?? 0) * scale;
  const capped = values.map((value, index) => Math.min(value, before[index] ?? value));
  const last = values.length - 1;
  const plateau = left + last * pitch;
  const slopes = values.slice(1).map((value, index): Drawing => {
    const x = left + (index + 1) * pitch;
    const [from, to] = [y(index), y(index + 1)];
    return path(
      `M${x - half} ${from}C${x} ${from} ${x} ${to} ${x + half} ${to}v${-depth}C${x} ${to - depth} ${x} ${from - depth} ${x - half} ${from - depth}Z`,
      value > (values[index] ?? 0) ? paper[300] : paper[50],
    );
  });
  return [
    path(
      `M${plateau} ${y(last) - depth}Q${plateau} ${y(last) - lastDepth} ${plateau + pitch * 2} ${y(last) - lastDepth}H${width}V${base}H${plateau}Z`,
      paper[100],
    ),
    path(edge({ ...terrain, base: base - depth }, values) + below, paper[100]),
    slopes,
    path(edge(terrain, values) + below, orange[500]),
    layers
      .map((color, index) => {
        const top = index === layers.length - 1 ? Infinity : (index + 1) * layer;
        return path(
          edge(
            terrain,
            capped.map((value) => Math.min(value, top)),
          ) + below,
          color,
        );
      })
      .toReversed(),
    stroke(edge(terrain, values), paper[50], 3),
  ];
}
