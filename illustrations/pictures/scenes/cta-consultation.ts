import { at } from '../../drawing/drawing.ts';
import { block, place } from '../../drawing/isometric.ts';
import { blue, butter, leaf, paper, skin } from '../../drawing/ramps.ts';
import { bakery } from '../../kit/buildings/bakery.ts';
import { bubble } from '../../kit/markers.ts';
import { bush, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { tileScene } from '../../kit/scene.ts';
import { bench } from '../../kit/street.ts';

/** A small table with two cups. */
const cups = [
  block([0, 0], [5, 5, 16], paper[300]),
  block([-9, -9, 16], [22, 22, 3], paper[0]),
  block([-5, -4, 19], [5, 5, 5], butter[400]),
  block([3, 4, 19], [5, 5, 5], blue[500]),
];

export const picture = tileScene(
  'Two people talk over coffee on the terrace of a shop',
  { mood: 'day', seed: 193, center: [222, 204] },
  [
    place(tree(), [-80, -30], 1.05),
    place(bakery({ name: 'CORNER', accent: leaf[600] }), [-36, -16], 0.86),
    place(bench(), [38, -46]),
    place(person({ top: butter[400], skin: skin[4], hair: blue[950] }), [44, 4], 1.25),
    place(cups, [54, 18]),
    place(person({ top: blue[600], skin: skin[1], hair: skin[3] }), [40, 48], 1.25),
    place(
      at(
        0,
        -46,
        bubble('What would it cost?', { width: 136, color: butter[200], tail: 'left' }),
        1.2,
      ),
      [44, 4, 68],
    ),
    place(bush(), [-52, 70]),
  ],
);
