import { place } from '../../drawing/isometric.ts';
import { blue, brick, butter, leaf, skin } from '../../drawing/ramps.ts';
import { garage } from '../../kit/buildings/garage.ts';
import { bush, pine, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { wideScene } from '../../kit/scene.ts';
import { tires } from '../../kit/street.ts';
import { car } from '../../kit/vehicles.ts';
import { toolbox } from '../../kit/works.ts';

export const picture = wideScene(
  'An auto repair shop with one car in front of its bay and two in its lot',
  { mood: 'day', seed: 3, height: 440, center: [280, 246] },
  [
    place(pine(), [-122, -64], 1.1),
    place(garage(), [-44, -14], 1.5),
    place(tires(), [46, -104], 1.2),
    place(car(brick[500], 'y'), [62, -52], 1.2),
    place(person({ top: blue[500] }), [48, -6], 1.3),
    place(toolbox(), [66, 6], 1.1),
    place(car(butter[400], 'x'), [112, -34], 1.1),
    place(person({ top: butter[400], skin: skin[4], hair: blue[950] }), [62, 52], 1.3),
    place(person({ top: brick[500] }), [78, 62], 1.3),
    place(car(leaf[600], 'x'), [-22, 100], 1.15),
    place(tree(), [-104, 84], 1.1),
    place(bush(), [54, 104], 1.1),
  ],
);
