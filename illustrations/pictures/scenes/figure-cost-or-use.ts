import type { Color } from '../../drawing/color.ts';
import { type Drawing, rect } from '../../drawing/drawing.ts';
import { block, onRightFace, place } from '../../drawing/isometric.ts';
import { lettering } from '../../drawing/lettering.ts';
import { blue, butter, leaf, orange, paper, skin } from '../../drawing/ramps.ts';
import { bush, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { tileScene } from '../../kit/scene.ts';
import { lamp } from '../../kit/street.ts';

/** A board on the pavement, 46 wide. */
const board = (text: string, color: Color, height = 46): Drawing => [
  block([0, 0], [8, 46, height], color),
  onRightFace(
    [8, 0],
    [46, height],
    [
      rect(4, 4, 38, height - 10, { fill: paper[0], opacity: 0.28 }, 4),
      lettering(23, height / 2 + 2, text, {
        size: 14,
        face: 'gabarito-800',
        color: blue[950],
        anchor: 'middle',
      }),
    ],
  ),
];
const dull = board('BEST', paper[300]);

export const picture = tileScene(
  'A pavement of boards that all say best, and people around the one that names a price',
  { mood: 'day', seed: 443, center: [240, 206] },
  [
    place(tree(), [-82, -44], 1.1),
    place(lamp(), [-44, -88], 1.2),
    [-84, -24, 36].map((y) => place(dull, [-64, y])),
    [-78, 44].map((y) => place(dull, [-12, y])),
    place(board('$180', orange[500], 64), [-10, -20]),
    place(
      person({ top: blue[700], skin: skin[4], hair: blue[950], reach: 'left' }),
      [34, -42],
      1.3,
    ),
    place(person({ top: leaf[600], skin: skin[1], hair: skin[4] }), [42, 2], 1.3),
    place(person({ top: butter[400], skin: skin[3], hair: blue[950] }), [30, 34], 1.3),
    place(bush(), [70, -50], 0.9),
    place(bush(), [20, 80], 0.9),
  ],
);
