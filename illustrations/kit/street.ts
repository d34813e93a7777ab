/** Street furniture. Origin: the middle of the foot. */
import type { Color } from '../drawing/color.ts';
import { type Drawing, at, circle, ellipse, path, rect } from '../drawing/drawing.ts';
import { block, groundPatch, onRightFace, shade, tint } from '../drawing/isometric.ts';
import { lettering } from '../drawing/lettering.ts';
import { blue, butter, orange, paper, skin } from '../drawing/ramps.ts';
import { footShadow } from './nature.ts';

/** A parasol over a round table, 52 high. */
export const umbrella = (color: Color = orange[500]): Drawing => [
  ellipse(-4, 1, 15, 6, { fill: blue[950], opacity: 0.16 }),
  rect(-1, -36, 2, 36, paper[0]),
  ellipse(0, -12, 11, 5, paper[0]),
  rect(-1.2, -12, 2.4, 11, paper[300]),
  path('M-21-30Q0-52 21-30Q0-24-21-30Z', color),
  path('M-21-30Q-6-46 0-41.5Q-4-33-7-27.6Q-15-28-21-30Z', shade(color)),
  path('M7-27.6Q5-36 0-41.5Q10-41 21-30Q14-28 7-27.6Z', tint(color, 0.25)),
];

/** Three parcels. */
export const crates = (): Drawing => [
  block([0, 0], [15, 15, 13], skin[1]),
  onRightFace([15, 0], [15, 13], rect(6, 0, 3, 13, orange[500])),
  block([0, 17], [13, 13, 11], skin[2]),
  block([2, 3, 13], [11, 11, 10], skin[2]),
];

/** Three tires in a stack. */
export const tires = (): Drawing =>
  [0, 6, 12].map((z) => [
    ellipse(0, -z, 10, 5.5, blue[950]),
    ellipse(0, -z - 4.5, 10, 5.5, blue[900]),
    ellipse(0, -z - 4.5, 4.5, 2.4, paper[300]),
  ]);

/** A wooden bench, 26 long. */
export const bench = (): Drawing => [
  block([0, 0], [7, 26, 5], skin[3]),
  block([-2, 0, 5], [3, 26, 8], skin[3]),
];

/** A street lamp, 54 high. */
export const lamp = (): Drawing => [
  rect(-1.3, -46, 2.6, 46, blue[900]),
  circle(0, -49, 5, { fill: butter[200], night: 'glass' }),
  circle(0, -49, 9, { fill: butter[200], opacity: 0.3, night: 'beacon' }),
];

/** A post with one board on it, 42 high. */
export const signpost = (text: string, color: Color = orange[500]): Drawing => [
  footShadow(8),
  rect(-1.5, -40, 3, 40, skin[4]),
  onRightFace(
    [1, -22, 26],
    [44, 16],
    [
      rect(0, 0, 44, 15, color, 2),
      lettering(22, 11, text, {
        size: 10,
        face: 'gabarito-800',
        color: blue[950],
        anchor: 'middle',
      }),
    ],
  ),
];

type FlagOptions = {
  readonly color?: Color;
  /** Height of the pole. */
  readonly height?: number;
  /** Scale of the cloth. */
  readonly scale?: number;
};

/** A flag that flies to the right. */
export const flag = ({
  color = orange[500],
  height = 40,
  scale = 1,
}: FlagOptions = {}): Drawing => [
  rect(-1.4 * scale, -height, 2.8 * scale, height, paper[400]),
  at(1, -height, path('M0 0l24-3l-6 8l6 7l-24 3Z', { fill: color, night: 'beacon' }), scale),
];

type BannerOptions = {
  readonly color?: Color;
  /** Height of the pole. */
  readonly height: number;
  /** Width of the cloth, with its tails. */
  readonly width: number;
};

/** A flag with a figure on it, 40 high, that flies to the right. */
export const banner = (
  text: string,
  { color = orange[500], height, width }: BannerOptions,
): Drawing => [
  rect(-2, -height - 4, 4, height + 4, paper[400]),
  at(2, -height, [
    path(`M0 0H${width}l-11 20l11 20H0Z`, { fill: color, night: 'beacon' }),
    lettering((width - 8) / 2, 28.5, text, {
      size: 25,
      face: 'gabarito-800',
      color: blue[950],
      anchor: 'middle',
      night: 'beacon',
    }),
  ]),
];

/** A piece of road along y, between two places of the same height, with a dashed middle. */
export const road = (length: number, width = 34): Drawing => [
  groundPatch([0, 0], [width, length], paper[200]),
  roadDashes(length, width),
];

/** The dashed middle of a road. */
const roadDashes = (length: number, width: number): Drawing =>
  [0.1, 0.433, 0.767].map((from) =>
    groundPatch([width / 2 - 1.2, length * from], [2.4, length * 0.14], paper[0]),
  );
