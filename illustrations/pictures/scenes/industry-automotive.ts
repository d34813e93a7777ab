import { place } from '../../drawing/isometric.ts';
import { blue, brick } from '../../drawing/ramps.ts';
import { garage } from '../../kit/buildings/garage.ts';
import { bush, pine, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { tileScene } from '../../kit/scene.ts';
import { tires } from '../../kit/street.ts';
import { car } from '../../kit/vehicles.ts';

export const picture = tileScene(
  'An auto repair shop with a car in front of its bay',
  { mood: 'day', seed: 3, center: [246, 196], scale: 1.11 },
  [
    place(tree(), [-74, -40], 1.1),
    place(pine(), [-78, -4], 0.9),
    place(garage(), [-22, -14]),
    place(tires(), [34, -72]),
    place(car(brick[500], 'y'), [50, -30]),
    place(person({ top: blue[500] }), [40, 58], 1.05),
    place(bush(), [-64, 66]),
    place(bush(), [66, 60], 0.8),
  ],
);
