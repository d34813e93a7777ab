/** At the end of the Google Business Profile guide, across the upper edge of a band. */
import { place } from '../../drawing/isometric.ts';
import { blue, butter, hair, leaf, paper, skin } from '../../drawing/ramps.ts';
import { house } from '../../kit/buildings/house.ts';
import { brindle } from '../../kit/clients.ts';
import { smallDog } from '../../kit/dog.ts';
import { pin, starBubble } from '../../kit/markers.ts';
import { bush, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { wideScene } from '../../kit/scene.ts';
import { road } from '../../kit/street.ts';

export const picture = wideScene(
  'The shop of a dog groomer between houses: a pin over its roof, and five stars from a customer with a dog',
  { mood: 'day', seed: 467, center: [280, 228] },
  [
    place(tree(), [-112, -66], 1.05),
    place(house({ wall: paper[100], roof: blue[400] }), [-78, -92], 0.6),
    place(house({ wall: blue[100], roof: blue[600] }), [-88, 76], 0.6),
    place(road(206, 30), [64, -108]),
    place(brindle, [-6, -10], 1.18),
    place(pin(''), [-6, -10, 112], 1.35),
    place(person({ top: paper[0], skin: skin[2], hair: hair.brown, reach: 'up' }), [44, 34], 1.45),
    place(smallDog(), [92, -14], 1.1),
    place(person({ top: leaf[600], skin: skin[4], hair: blue[950] }), [104, -62], 1.45),
    place(starBubble(), [106, -64, 70]),
    place(bush(), [-58, 112]),
    place(bush(butter[400]), [30, 104], 0.8),
  ],
);
