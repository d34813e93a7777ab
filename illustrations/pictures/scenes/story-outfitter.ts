import { path } from '../../drawing/drawing.ts';
import { block, place, tint } from '../../drawing/isometric.ts';
import { blue, brick, butter, leaf, orange, skin } from '../../drawing/ramps.ts';
import { shop } from '../../kit/buildings/shop.ts';
import { bush, pine } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { tileScene } from '../../kit/scene.ts';
import { crates } from '../../kit/street.ts';
import { tent } from '../../kit/works.ts';

/** A canoe leaning on the wall. */
const canoe = path('M0 0q8-34 4-74q-2-6-6 0q-9 40-3 74q2 6 5 0Z', tint(brick[500], 0.1));

export const picture = tileScene(
  'An outdoor shop with a tent pitched in front, parcels packed for delivery',
  { mood: 'leaf', seed: 181, centre: [244, 200] },
  [
    place(pine(), [-78, -38], 1.2),
    place(pine(), [-66, -66]),
    place(shop({ name: 'FERNHILL', accent: leaf[600], nameSize: 12 }), [-32, -18], 0.9),
    place(canoe, [4, -66], 0.95),
    place(tent(), [44, -30]),
    place(person({ top: leaf[700], skin: skin[1], hair: orange[500] }), [24, 30], 1.15),
    place(crates(), [42, 38]),
    block([42, 20], [12, 12, 10], skin[2]),
    place(person({ top: butter[400], skin: skin[4], hair: blue[950] }), [74, 26], 1.05),
    place(pine(), [-48, 72]),
    place(bush(), [14, 82], 0.9),
  ],
);
