import { rect } from '../../drawing/drawing.ts';
import { block, onRightFace, place } from '../../drawing/isometric.ts';
import { blue, paper } from '../../drawing/ramps.ts';
import { bakery } from '../../kit/buildings/bakery.ts';
import { pin } from '../../kit/markers.ts';
import { bush, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { scene } from '../../kit/scene.ts';
import { tile } from '../../kit/terrain.ts';

/** A counter with a document and a phone on it. */
const counter = [
  block([0, 0], [22, 40, 18], blue[500]),
  block([6, 8, 18], [10, 14, 2], paper[0]),
  block([6, 30, 18], [9, 5, 14], blue[950]),
  onRightFace([15, 30, 18], [5, 14], rect(0.6, 1, 3.8, 11, blue[200])),
];

export const picture = scene(
  'A shop whose map pin nobody has claimed, its papers ready on a counter',
  { width: 480, height: 376, center: [236, 196], scale: 1.12 },
  [
    tile('sea', 67, { radius: 118 }),
    place(tree(), [-78, -34]),
    place(bakery({ name: 'OPEN' }), [-26, -24], 0.8),
    place(pin('?', blue[200]), [-26, -24, 84]),
    place(counter, [44, -30]),
    place(person(), [70, 36]),
    place(bush(), [-46, 66], 0.9),
    place(bush(), [30, 70], 0.8),
  ],
);
