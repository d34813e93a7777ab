/** Equipment of crews and campers. Origin: the middle of the foot. Heights in pixels. */
import type { Color } from '../drawing/color.ts';
import { type Drawing, circle, path, polygon, rect, stroke, times } from '../drawing/drawing.ts';
import { block, onRightFace, project, shade, tint } from '../drawing/isometric.ts';
import { blue, brick, butter, orange, paper, skin } from '../drawing/ramps.ts';
import { checklist } from './devices.ts';
import { footShadow } from './nature.ts';

/** A ladder standing upright along y, 15 wide. */
export const ladder = (height: number, color: Color = skin[2]): Drawing =>
  onRightFace(
    [0, 0],
    [15, height],
    [
      times(Math.floor(height / 9), (rung) => rect(1, 5 + rung * 9, 13, 2.6, shade(color, 0.1))),
      rect(0, 0, 3, height, color, 1),
      rect(12, 0, 3, height, color, 1),
    ],
  );

/** A clipboard 48 wide and 58 high, the last point still open. */
export const clipboard = (board: Color = orange[600]): Drawing => [
  block([0, 0], [4, 48, 58], board),
  onRightFace(
    [4, 0],
    [48, 58],
    [
      rect(3, 5, 42, 50, paper[0], 3),
      rect(16, 1, 16, 8, blue[900], 3),
      checklist([16, 12, 16], { x: 7, y: 13, gap: 14, box: 10.6 }),
    ],
  ),
];

/** A toolbox with a handle, 24 long. */
export const toolbox = (color: Color = brick[500]): Drawing => [
  block([0, 0], [12, 24, 11], color),
  onRightFace(
    [12, 0],
    [24, 11],
    [rect(0, 4, 24, 1.6, shade(color, 0.3)), rect(9, 3, 6, 4, paper[0])],
  ),
  onRightFace([6, 4, 11], [16, 7], stroke('M2 7V3q0-2 2-2h8q2 0 2 2v4', blue[900], 2.4)),
];

/** A pot of paint with a run down its side, 12 high. */
export const paintPot = (color: Color): Drawing => [
  footShadow(9),
  path('M-8-11v9a8 4.500 0 0 0 16 0v-9Z', paper[300]),
  path('M-8-11a8 4.500 0 0 1 16 0a8 4.500 0 0 1-16 0Z', color),
  path('M-6.500-8.500v4a2.200 2.200 0 0 0 4.400 0v-2.700Z', color),
];

/** A ridge tent, open towards the viewer's left: 44 by 54, 40 high. */
export const tent = (color: Color = orange[500]): Drawing => [
  footShadow(34, 0.14),
  polygon(
    [project(-22, 27), project(-22, -27), project(0, -27, 40), project(0, 27, 40)],
    shade(color, 0.1),
  ),
  polygon([project(22, 27), project(22, -27), project(0, -27, 40), project(0, 27, 40)], color),
  polygon([project(-22, 27), project(22, 27), project(0, 27, 40)], shade(color, 0.3)),
  polygon([project(-8, 27), project(10, 27), project(0, 27, 34)], blue[950]),
];

/** A robot on wheels, 33 high. */
export const robot = (color: Color): Drawing => [
  footShadow(13),
  block([-9, -9, 0], [18, 18, 4], blue[950]),
  block([-8, -8, 4], [16, 16, 13], color),
  onRightFace([8, -8, 4], [16, 13], rect(3, 4, 10, 5, shade(color, 0.25), 1.5)),
  block([-6, -6, 17], [12, 12, 10], tint(color, 0.2)),
  onRightFace(
    [6, -6, 17],
    [12, 10],
    [
      rect(1, 2, 10, 6, blue[950], 2),
      circle(4, 5, 1.5, { fill: butter[200], night: 'beacon' }),
      circle(8, 5, 1.5, { fill: butter[200], night: 'beacon' }),
    ],
  ),
  stroke('M0-27v-7', blue[900], 1.6),
  circle(0, -35, 2.4, orange[500]),
];
