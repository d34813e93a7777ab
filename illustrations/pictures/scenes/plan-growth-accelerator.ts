import { place } from '../../drawing/isometric.ts';
import { blue, butter, leaf, orange, paper, skin } from '../../drawing/ramps.ts';
import { shop } from '../../kit/buildings/shop.ts';
import { bush, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { tileScene } from '../../kit/scene.ts';
import { crates } from '../../kit/street.ts';
import { van } from '../../kit/vehicles.ts';

export const picture = tileScene(
  'A grocer with a delivery van of its own and a queue at the door',
  { mood: 'sand', seed: 401, center: [240, 204] },
  [
    place(tree(), [-84, -42], 1.2),
    place(shop({ name: 'GROCER', accent: leaf[600] }), [-32, -26], 1.12),
    place(van({ stripe: orange[500], name: 'GROCER' }), [48, -86], 1.08),
    place(person({ top: orange[500], skin: skin[4], hair: blue[950] }), [28, 24], 1.35),
    place(person({ top: butter[400], skin: skin[1], hair: skin[4] }), [40, 40], 1.35),
    place(person({ top: blue[600], skin: skin[3], hair: blue[950] }), [52, 56], 1.35),
    place(crates(), [64, 6], 1.15),
    place(person({ top: paper[0], skin: skin[2], hair: skin[4], reach: 'left' }), [2, 66], 1.3),
    place(bush(), [-46, 74], 1.1),
  ],
);
