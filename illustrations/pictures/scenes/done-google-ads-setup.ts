/** At the end of the Google Ads setup guide, across the upper edge of a band. */
import { at } from '../../drawing/drawing.ts';
import { place } from '../../drawing/isometric.ts';
import { blue, butter, leaf, orange, paper, skin } from '../../drawing/ramps.ts';
import { house } from '../../kit/buildings/house.ts';
import { bubble, coins } from '../../kit/markers.ts';
import { bush, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { wideScene } from '../../kit/scene.ts';
import { road } from '../../kit/street.ts';
import { van } from '../../kit/vehicles.ts';

export const picture = wideScene(
  'A plumber’s van before the house of a customer, and coins that grow from stack to stack',
  { mood: 'day', seed: 487, center: [280, 226] },
  [
    place(tree(), [8, -116], 1.1),
    place(house({ wall: paper[100], roof: blue[600] }), [-34, -44], 1.05),
    place(road(206, 40), [52, -108]),
    place(van({ color: paper[0], stripe: orange[500], name: 'JUNIPER' }), [56, -66], 1.25),
    place(person({ top: leaf[600], skin: skin[1], hair: skin[5] }), [26, -20], 1.4),
    at(14, -104, bubble('Hot again!', { width: 92, color: paper[0] })),
    place(
      person({ top: orange[500], skin: skin[4], hair: blue[950], reach: 'up' }),
      [36, 18],
      1.45,
    ),
    place(coins(2), [-76, 74], 1.3),
    place(coins(4), [-40, 76], 1.3),
    place(coins(7, orange[500]), [-4, 78], 1.3),
    place(bush(), [-104, 40]),
    place(bush(butter[400]), [62, 100], 0.8),
  ],
);
