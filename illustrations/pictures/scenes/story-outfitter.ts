import { block, place } from '../../drawing/isometric.ts';
import { blue, butter, leaf, orange, skin } from '../../drawing/ramps.ts';
import { fernhill } from '../../kit/clients.ts';
import { bush, pine } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { tileScene } from '../../kit/scene.ts';
import { crates } from '../../kit/street.ts';

export const picture = tileScene(
  'An outdoor shop with a tent pitched in front, parcels packed for delivery',
  { mood: 'leaf', seed: 181, center: [244, 200] },
  [
    place(pine(), [-78, -38], 1.2),
    place(pine(), [-66, -66]),
    place(fernhill, [-32, -18], 0.9),
    place(person({ top: leaf[700], skin: skin[1], hair: orange[500] }), [24, 30], 1.15),
    place(crates(), [42, 38]),
    block([42, 20], [12, 12, 10], skin[2]),
    place(person({ top: butter[400], skin: skin[4], hair: blue[950] }), [74, 26], 1.05),
    place(pine(), [-48, 72]),
    place(bush(), [14, 82], 0.9),
  ],
);
