import { place } from '../../drawing/isometric.ts';
import { butter, orange, skin } from '../../drawing/ramps.ts';
import { garage } from '../../kit/buildings/garage.ts';
import { bush, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { websiteSign } from '../../kit/roof-signs.ts';
import { streetShop } from '../../kit/street-shop.ts';
import { ladder } from '../../kit/works.ts';

/** A workshop with two bays; a browser window and a phone are on its roof. */
export const picture = streetShop({
  mood: 'sea',
  seed: 105,
  building: place(
    [garage({ name: 'WEBSITES', accent: butter[400] }), place(websiteSign, [-14, -4, 71], 1.1)],
    [0, 0],
    0.84,
  ),
  around: [
    place(ladder(46), [26, 36], 0.8),
    place(person({ top: orange[500], skin: skin[1], hat: butter[400] }), [46, -18], 0.9),
    place(bush(), [34, 56], 0.7),
    place(tree(), [-44, 60], 0.7),
  ],
});
