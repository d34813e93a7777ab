import { type Drawing, circle, path, stroke } from '../../drawing/drawing.ts';
import { place } from '../../drawing/isometric.ts';
import { blue, brick, butter, skin } from '../../drawing/ramps.ts';
import { garage } from '../../kit/buildings/garage.ts';
import { bush, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { tileScene } from '../../kit/scene.ts';
import { tires } from '../../kit/street.ts';
import { car } from '../../kit/vehicles.ts';
import { clipboard } from '../../kit/works.ts';

/** The outline of a map pin that ought to be there. */
const missingPin: Drawing = [
  path('M0 0C-4-8-16-17-16-30a16 16 0 1 1 32 0C16-17 4-8 0 0Z', {
    fill: 'none',
    stroke: blue[800],
    strokeWidth: 2.6,
    dash: '4 4',
    night: 'glass',
  }),
  circle(0, -23, 0.9, { fill: 'none', stroke: blue[800], strokeWidth: 1.8, night: 'glass' }),
  stroke('M-5-33q0-6 5-6t5 5q0 3-5 5', blue[800], 2.6, { night: 'glass' }),
];

export const picture = tileScene(
  'A garage without its map pin; a mechanic and an auditor with a clipboard look for it',
  { mood: 'day', seed: 419, center: [240, 235], scale: 0.9 },
  [
    place(tree(), [-84, -40]),
    place(garage({ accent: butter[400] }), [-28, -14], 0.98),
    place(missingPin, [-30, -14, 125], 1.05),
    place(tires(), [48, -84]),
    place(car(brick[500], 'y'), [26, -66], 0.9),
    place(person({ top: blue[600], skin: skin[3], hat: butter[400], reach: 'up' }), [34, 46], 1.4),
    place(clipboard(blue[700]), [54, -4], 0.72),
    place(person({ top: butter[400], skin: skin[1], hair: skin[4] }), [58, 34], 1.4),
    place(bush(), [-44, 76]),
  ],
);
