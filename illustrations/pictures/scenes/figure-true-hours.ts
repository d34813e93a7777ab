import { type Drawing, rect } from '../../drawing/drawing.ts';
import { block, onRightFace, place } from '../../drawing/isometric.ts';
import { lettering } from '../../drawing/lettering.ts';
import { blue, brick, butter, orange, paper, skin } from '../../drawing/ramps.ts';
import { bush, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { tileScene } from '../../kit/scene.ts';
import { car } from '../../kit/vehicles.ts';
import { ladder, paintPot, toolbox } from '../../kit/works.ts';

/** A line of the sign, in the middle of its board. */
const line = (y: number, words: string, size: number, x = 54) =>
  lettering(x, y, words, { size, face: 'gabarito-800', color: blue[950], anchor: 'middle' });

/** The sign of the shop on two posts, as wide as two cars. */
const sign: Drawing = [
  block([-44, -48], [8, 8, 40], blue[900]),
  block([-44, 44], [8, 8, 40], blue[900]),
  block([-46, -54, 32], [12, 110, 84], blue[700]),
  onRightFace(
    [-34, -54, 32],
    [110, 84],
    [
      rect(5, 5, 100, 74, paper[0], 5),
      rect(5, 5, 100, 30, orange[500], 5),
      line(28, 'OPEN', 24),
      line(69, '8–6', 34, 66),
    ],
  ),
];

export const picture = tileScene(
  'A mechanic on a ladder paints the opening hours on the sign of the shop',
  { mood: 'sand', seed: 457, center: [240, 204], scale: 1.04 },
  [
    place(tree(), [-84, -40], 1.1),
    sign,
    place(ladder(64), [-22, 40]),
    place(
      person({ top: blue[600], skin: skin[2], hat: butter[400], reach: 'right' }),
      [-14, 50, 30],
      1.25,
    ),
    place(toolbox(), [8, 44]),
    place(paintPot(blue[600]), [28, 54]),
    place(car(brick[500], 'y'), [30, -62]),
    place(
      person({ top: butter[400], skin: skin[4], hair: blue[950], reach: 'left' }),
      [66, 10],
      1.4,
    ),
    place(bush(), [-50, 82], 0.9),
  ],
);
