import { type Drawing, path, rect } from '../../drawing/drawing.ts';
import { place } from '../../drawing/isometric.ts';
import { blue, brick, leaf, orange, skin } from '../../drawing/ramps.ts';
import { phone, writing } from '../../kit/devices.ts';
import { bush, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { tileScene } from '../../kit/scene.ts';

/** A page with a large button where the thumb reaches. */
const page: Drawing = [
  path('M79 50C44 54 20 78 14 126H79Z', leaf[100]),
  rect(11, 13, 13, 11, blue[600], 3),
  writing(11, 34, [60, 44], { gap: 9, color: blue[300] }),
  rect(11, 92, 62, 24, orange[500], 8),
  rect(27, 101, 30, 6, blue[950], 3),
];

export const picture = tileScene(
  'A phone as tall as a house; a person reaches up to the button on its page',
  { mood: 'day', seed: 437, center: [240, 216], scale: 1.06 },
  [
    place(tree(), [-66, -72], 0.9),
    place(phone(page, 84, 132), [-34, -40], 1.12),
    place(tree(leaf[700]), [46, -64], 0.8),
    place(person({ top: brick[600], skin: skin[4], hair: blue[950], reach: 'up' }), [-2, 56], 1.5),
    place(person({ top: leaf[600], skin: skin[1], hair: skin[5] }), [54, 16], 1.35),
    place(bush(), [-72, 52], 0.9),
    place(bush(), [26, 78], 0.9),
  ],
);
