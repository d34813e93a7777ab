import { place } from '../../drawing/isometric.ts';
import { blue, butter, skin } from '../../drawing/ramps.ts';
import { studio } from '../../kit/buildings/studio.ts';
import { bush } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { barsSign } from '../../kit/roof-signs.ts';
import { streetShop } from '../../kit/street-shop.ts';

/** A two-story office with screens in its windows and a chart on its roof. */
export const picture = streetShop({
  mood: 'day',
  seed: 103,
  building: [studio({ name: 'REPORTS', accent: blue[500] }), place(barsSign, [0, 0, 91], 0.8)],
  around: [
    place(person({ top: butter[400], skin: skin[4], hair: blue[950] }), [42, -30], 0.9),
    place(person({ top: blue[700], skin: skin[1], hair: skin[3] }), [44, -14], 0.9),
    place(bush(), [34, 54], 0.7),
  ],
});
