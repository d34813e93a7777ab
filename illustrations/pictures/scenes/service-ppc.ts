import { type Drawing, circle, rect } from '../../drawing/drawing.ts';
import { block, onRightFace, place } from '../../drawing/isometric.ts';
import { lettering } from '../../drawing/lettering.ts';
import { blue, butter, leaf, orange, paper, skin } from '../../drawing/ramps.ts';
import { shop } from '../../kit/buildings/shop.ts';
import { coins } from '../../kit/markers.ts';
import { bush, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { tileScene } from '../../kit/scene.ts';

/** A sign on two posts, along y: the ad that people follow. */
const ad: Drawing = [
  [4, 52].map((y) => block([0, y], [5, 5, 34], blue[900])),
  block([-1, -4, 34], [7, 70, 34], blue[700]),
  onRightFace(
    [6, -4, 34],
    [70, 34],
    [
      rect(3, 3, 64, 28, paper[0], 3),
      rect(8, 8, 18, 10, orange[500], 2),
      lettering(17, 16, 'AD', {
        size: 8.5,
        face: 'gabarito-800',
        color: blue[950],
        anchor: 'middle',
      }),
      rect(31, 10, 30, 5.5, blue[700], 2),
      rect(8, 22, 46, 4, paper[300], 2),
    ],
  ),
];

/** A gate with one arm, and the box that counts who passes: a coin for each. */
const gate: Drawing = [
  block([0, 0], [10, 10, 30], blue[800]),
  block([3, -46, 20], [4, 46, 5], orange[500]),
  block([0, -54], [10, 8, 28], blue[800]),
  block([-3, -3, 30], [16, 16, 20], blue[600]),
  onRightFace(
    [13, -3, 30],
    [16, 20],
    [rect(2.5, 3, 11, 7, paper[0], 1.5), circle(8, 15, 2.8, butter[400])],
  ),
];

export const picture = tileScene(
  'Customers follow an ad through a gate that counts each of them, to the door of a shop',
  { mood: 'sand', seed: 359, center: [240, 210], scale: 1.06 },
  [
    place(tree(), [-92, -20], 0.95),
    place(shop({ name: 'YOUR SHOP', accent: orange[500], nameSize: 11 }), [-42, -14], 0.9),
    place(ad, [26, -98]),
    place(person({ top: leaf[600], skin: skin[1], hair: skin[4] }), [2, 32], 1.2),
    place(gate, [34, 30]),
    place(person({ top: butter[400], skin: skin[4], hair: blue[950] }), [78, -8], 1.2),
    place(person({ top: paper[0], skin: skin[3], hair: blue[950] }), [82, -38], 1.2),
    place(coins(2), [-30, 66], 0.85),
    place(coins(4), [-6, 66], 0.85),
    place(coins(3, orange[500]), [18, 66], 0.85),
    place(bush(), [-66, 72], 0.9),
    place(bush(), [66, 48], 0.8),
  ],
);
