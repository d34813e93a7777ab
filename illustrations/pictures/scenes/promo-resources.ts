import type { Color } from '../../drawing/color.ts';
import { type Drawing, rect } from '../../drawing/drawing.ts';
import { type Place, block, onLeftFace, onRightFace, place } from '../../drawing/isometric.ts';
import { blue, butter, leaf, orange, paper, skin, white } from '../../drawing/ramps.ts';
import { bush, pine, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { tileScene } from '../../kit/scene.ts';
import { bench, flag } from '../../kit/street.ts';

const thickness = 18;

/** A book lying down, its pages to the left and its spine to the right. */
const book = (width: number, length: number, color: Color): Drawing => [
  block([0, 0], [width, length, thickness], color),
  onLeftFace([0, length], thickness, [
    rect(0, 3, width - 5, 12, paper[0]),
    rect(0, 8, width - 5, 1.5, paper[300]),
  ]),
  onRightFace([width, 0], [length, thickness], rect(14, 5, length * 0.4, 8, white, 4)),
];

const shelf: readonly (readonly [Place, number, number, Color])[] = [
  [[-58, -72, 0], 92, 128, blue[700]],
  [[-56, -74, 18], 84, 98, blue[500]],
  [[-54, -72, 36], 78, 68, leaf[600]],
  [[-54, -74, 54], 72, 42, orange[500]],
];

export const picture = tileScene(
  'Four thick books stacked as a stair, a reader on each of three steps',
  { mood: 'leaf', seed: 157, center: [244, 206] },
  [
    place(pine(), [-80, -40]),
    shelf.map(([where, width, length, color]) => place(book(width, length, color), where)),
    place(flag({ height: 44, color: blue[600] }), [-40, -60, 72]),
    place(person({ top: butter[400], skin: skin[4], hair: blue[950] }), [0, -54, 72], 1.05),
    place(person({ top: blue[600], skin: skin[1], hair: skin[3] }), [6, 10, 36], 1.05),
    place(person({ top: orange[500], skin: skin[3], hair: blue[950] }), [56, 26], 1.1),
    place(bench(), [62, -46]),
    place(tree(), [-52, 78], 0.9),
    place(bush(), [20, 82], 0.9),
  ],
);
