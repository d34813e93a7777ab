import { place } from '../../drawing/isometric.ts';
import { blue, brick, butter, leaf, orange, skin } from '../../drawing/ramps.ts';
import { shop } from '../../kit/buildings/shop.ts';
import { bush, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { tileScene } from '../../kit/scene.ts';
import { flag, road } from '../../kit/street.ts';
import { car, van } from '../../kit/vehicles.ts';

/** Three branches of one business: the same name over every door. */
const branch = shop({ name: 'GROCER', accent: leaf[600] });

export const picture = tileScene(
  'Three branches of one grocer along a street, the largest with a flag',
  { mood: 'leaf', seed: 409, center: [240, 202] },
  [
    place(tree(), [-60, -92], 0.9),
    place(branch, [-24, -60], 0.62),
    place(flag({ height: 46, scale: 1.1 }), [-32, -68, 44]),
    place(branch, [-28, -1], 0.62),
    place(branch, [-34, 57], 0.62),
    place(road(152, 30), [16, -84]),
    place(van({ name: 'GROCER' }), [17, -78], 0.8),
    place(car(brick[500], 'y'), [18, 22], 0.8),
    place(person({ top: orange[500], skin: skin[4], hair: blue[950] }), [62, -6], 1.2),
    place(person({ top: butter[400], skin: skin[1], hair: skin[4] }), [66, 14], 1.2),
    place(person({ top: blue[600], skin: skin[3], hair: blue[950] }), [56, -34], 1.2),
    place(tree(), [48, 60], 0.75),
    place(bush(), [-70, 76], 0.9),
  ],
);
