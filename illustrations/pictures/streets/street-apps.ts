import { place } from '../../drawing/isometric.ts';
import { blue, leaf, skin } from '../../drawing/ramps.ts';
import { warehouse } from '../../kit/buildings/warehouse.ts';
import { bush, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { cubesSign } from '../../kit/roof-signs.ts';
import { streetShop } from '../../kit/street-shop.ts';

/** A factory hall with its product in front: blocks that fit together. */
export const picture = streetShop({
  mood: 'day',
  seed: 106,
  building: place(warehouse({ name: 'APPS', sign: 'MADE HERE' }), [-4, -4], 0.82),
  around: [
    place(cubesSign, [44, -18], 0.62),
    place(bush(), [30, -62], 0.7),
    place(person({ top: leaf[600], skin: skin[4], hair: blue[950] }), [44, 28], 0.9),
    place(tree(), [-42, 62], 0.7),
  ],
});
