import { type Drawing, at, rect } from '../../drawing/drawing.ts';
import { block, onLeftFace, onRightFace, place } from '../../drawing/isometric.ts';
import { blue, butter, leaf, paper, skin, white } from '../../drawing/ramps.ts';
import { bakery } from '../../kit/buildings/bakery.ts';
import { bubble } from '../../kit/markers.ts';
import { bush, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { tileScene } from '../../kit/scene.ts';

/** A dictionary as high as a knee. */
const dictionary: Drawing = [
  block([0, 0], [34, 48, 20], blue[700]),
  onLeftFace([0, 48], 20, [rect(0, 3, 31, 14, paper[0]), rect(0, 9, 31, 1.6, paper[300])]),
  onRightFace([34, 0], [48, 20], [rect(6, 5, 26, 10, butter[400], 3)]),
];

export const picture = tileScene(
  'An interpreter between a man who speaks in letters and an owner who hears a plain sentence',
  { mood: 'sea', seed: 281, center: [232, 205], scale: 1.06 },
  [
    place(tree(), [-84, -34]),
    place(bakery({ name: 'CORNER', accent: leaf[600] }), [-40, -46], 0.95),
    place(person({ top: paper[0], skin: skin[1], hair: skin[3], reach: 'right' }), [0, 66], 1.4),
    place(dictionary, [-2, 8]),
    place(person({ top: leaf[600], skin: skin[4], hair: blue[950], reach: 'up' }), [48, 4], 1.4),
    place(person({ top: butter[400], skin: skin[2] }), [58, -50], 1.4),
    at(
      -200,
      -84,
      bubble('CTR 4%', { width: 118, height: 40, color: blue[500], ink: white, tail: 'right' }),
    ),
    at(92, -114, bubble('4 in 100 click', { width: 138, height: 40, color: paper[0] })),
    place(bush(), [-48, 72]),
  ],
);
