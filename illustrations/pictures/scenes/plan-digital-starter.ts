import { type Drawing, circle, rect, at } from '../../drawing/drawing.ts';
import { block, onRightFace, place } from '../../drawing/isometric.ts';
import { blue, butter, leaf, orange, paper, skin } from '../../drawing/ramps.ts';
import { awning, castShadow } from '../../kit/facade.ts';
import { bush, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { tileScene } from '../../kit/scene.ts';
import { lamp } from '../../kit/street.ts';

/** A barrow with a striped roof, one wheel at each end: the smallest shop there is. */
const barrow: Drawing = [
  castShadow([-24, -44], [48, 88]),
  [-40, 36].map((y) => block([-20, y, 30], [4, 4, 50], paper[300])),
  block([-24, -44, 14], [48, 88, 22], orange[500]),
  onRightFace(
    [24, -44],
    [88, 36],
    [
      rect(8, 8, 72, 8, orange[300], 4),
      at(20, 28, circle(0, 0, 12, blue[950])),
      at(20, 28, circle(0, 0, 4, paper[300])),
      at(68, 28, circle(0, 0, 12, blue[950])),
      at(68, 28, circle(0, 0, 4, paper[300])),
    ],
  ),
  [-34, -16, 2, 20].map((y, index) =>
    block(
      [-8, y, 36],
      [16, 12, 8],
      [leaf[500], butter[400], blue[300], leaf[300]][index] ?? leaf[500],
    ),
  ),
  [-40, 36].map((y) => block([16, y, 36], [4, 4, 46], paper[200])),
  awning([-26, -48, 96], 48, blue[600], { stripes: 8, reach: 54, drop: 14 }),
];

export const picture = tileScene(
  'A market barrow with a striped roof, its owner and the first customer',
  { mood: 'day', seed: 397, center: [240, 203] },
  [
    place(tree(), [-78, -40], 1.3),
    place(lamp(), [-34, -86], 1.6),
    place(person({ top: leaf[600], skin: skin[3], hair: blue[950] }), [-34, 30], 1.55),
    place(barrow, [-6, -14], 1.2),
    place(
      person({ top: butter[400], skin: skin[1], hair: skin[4], reach: 'left' }),
      [54, 12],
      1.55,
    ),
    place(bush(), [-20, 80], 1.1),
    place(bush(), [62, -62], 0.9),
  ],
);
