import { at } from '../../drawing/drawing.ts';
import { place } from '../../drawing/isometric.ts';
import { blue, brick, orange, skin } from '../../drawing/ramps.ts';
import { heart } from '../../kit/markers.ts';
import { bush, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { socialSign } from '../../kit/roof-signs.ts';
import { streetShop } from '../../kit/street-shop.ts';

export const picture = streetShop({
  mood: 'day',
  seed: 101,
  shop: {
    name: 'SOCIAL',
    accent: blue[600],
    onRoof: socialSign,
    goods: [at(22, 34, heart(brick[500]), 0.9), at(40, 36, heart(orange[500]), 0.7)],
  },
  around: [
    place(person({ top: orange[500], skin: skin[3], hair: blue[950] }), [42, -28], 0.9),
    place(bush(), [36, 52], 0.7),
    place(tree(), [-42, 62], 0.7),
  ],
});
