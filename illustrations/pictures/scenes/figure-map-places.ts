import { type Drawing, at, path, rect } from '../../drawing/drawing.ts';
import { place } from '../../drawing/isometric.ts';
import { blue, brick, butter, leaf, orange, paper, skin } from '../../drawing/ramps.ts';
import { phone, writing } from '../../kit/devices.ts';
import { pin } from '../../kit/markers.ts';
import { bush, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { tileScene } from '../../kit/scene.ts';
import { car } from '../../kit/vehicles.ts';

/** A map with three places, and the first of them as a card below. */
const map: Drawing = [
  rect(5, 6, 74, 84, leaf[100], 4),
  path('M5 40L79 24v10L5 52Z', paper[0]),
  path('M34 6h10l8 84h-10Z', paper[0]),
  path('M56 62L79 56v9L58 70Z', paper[0]),
  at(24, 34, pin('3', blue[300]), 0.6),
  at(64, 30, pin('2', blue[400]), 0.6),
  at(46, 66, pin('1'), 0.95),
  rect(5, 94, 74, 32, orange[200], 4),
  rect(11, 100, 40, 6, orange[600], 2),
  writing(11, 111, [56, 34], { gap: 7, color: paper[400] }),
];

export const picture = tileScene(
  'A driver beside a stopped car and a phone as tall as a house, with three places on its map',
  { mood: 'day', seed: 431, center: [240, 214], scale: 1.06 },
  [
    place(phone(map, 84, 132), [-52, -62], 1.06),
    place(tree(), [-74, 52], 0.9),
    place(car(brick[500], 'y'), [26, -56]),
    place(
      person({ top: butter[400], skin: skin[4], hair: blue[950], reach: 'up' }),
      [42, 42],
      1.35,
    ),
    place(bush(), [72, -6], 0.9),
    place(bush(), [-8, 84], 0.9),
  ],
);
