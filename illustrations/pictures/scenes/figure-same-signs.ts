import { type Drawing, at } from '../../drawing/drawing.ts';
import { type Place, place } from '../../drawing/isometric.ts';
import { blue, brick, butter, orange, skin } from '../../drawing/ramps.ts';
import { garage } from '../../kit/buildings/garage.ts';
import { bubble } from '../../kit/markers.ts';
import { bush, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { tileScene } from '../../kit/scene.ts';
import { car } from '../../kit/vehicles.ts';

const shop = (where: Place): Drawing =>
  place(garage({ name: 'SERVICES', accent: blue[300] }), where, 0.6);

export const picture = tileScene(
  'A driver before three garages that look the same and have the same sign',
  { mood: 'day', seed: 443, center: [240, 200], scale: 1.08 },
  [
    place(tree(), [-84, 0], 0.9),
    shop([-50, -58]),
    shop([-50, 28]),
    shop([32, -50]),
    place(car(brick[500], 'y'), [14, 24], 0.9),
    place(person({ top: orange[500], skin: skin[4], hair: blue[950], reach: 'up' }), [62, 52], 1.4),
    at(7, -39, bubble('?', { width: 34, color: butter[400] })),
    place(bush(), [-40, 84], 0.9),
  ],
);
