import { rect } from '../../drawing/drawing.ts';
import { place } from '../../drawing/isometric.ts';
import { blue, butter, orange, skin } from '../../drawing/ramps.ts';
import { bush } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { barsSign } from '../../kit/roof-signs.ts';
import { streetShop } from '../../kit/street-shop.ts';

export const picture = streetShop({
  mood: 'day',
  seed: 103,
  shop: {
    name: 'REPORTS',
    accent: blue[500],
    onRoof: barsSign,
    goods: [
      rect(14, 38, 8, 10, blue[300]),
      rect(26, 33, 8, 15, blue[500]),
      rect(38, 28, 8, 20, orange[500]),
    ],
  },
  around: [
    place(person({ top: butter[400], skin: skin[4], hair: blue[950] }), [42, -30], 0.9),
    place(person({ top: blue[700], skin: skin[1], hair: skin[3] }), [44, -14], 0.9),
    place(bush(), [34, 54], 0.7),
  ],
});
