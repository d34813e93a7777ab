import { rect } from '../../drawing/drawing.ts';
import { place } from '../../drawing/isometric.ts';
import { blue, leaf, orange, skin } from '../../drawing/ramps.ts';
import { bush, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { cubesSign } from '../../kit/roof-signs.ts';
import { streetShop } from '../../kit/street-shop.ts';

export const picture = streetShop({
  mood: 'day',
  seed: 106,
  shop: {
    name: 'WEB APPS',
    accent: blue[600],
    nameSize: 11.5,
    onRoof: cubesSign,
    goods: [rect(14, 34, 12, 12, blue[400]), rect(30, 34, 12, 12, orange[500])],
  },
  around: [
    place(bush(), [44, -44], 0.7),
    place(person({ top: leaf[600], skin: skin[4], hair: blue[950] }), [42, 30], 0.9),
    place(tree(), [-42, 62], 0.7),
  ],
});
