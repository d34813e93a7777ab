import { rect } from '../../drawing/drawing.ts';
import { place } from '../../drawing/isometric.ts';
import { blue, orange, paper, skin } from '../../drawing/ramps.ts';
import { bush, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { websiteSign } from '../../kit/roof-signs.ts';
import { streetShop } from '../../kit/street-shop.ts';

export const picture = streetShop({
  mood: 'sea',
  seed: 105,
  shop: {
    name: 'WEBSITES',
    accent: blue[700],
    nameSize: 11.5,
    onRoof: websiteSign,
    goods: [rect(13, 32, 20, 14, blue[100], 1), rect(40, 30, 9, 17, paper[0], 1)],
  },
  around: [
    place(person({ top: orange[500], skin: skin[1], hair: skin[4] }), [42, -28], 0.9),
    place(bush(), [34, 54], 0.7),
    place(tree(), [-42, 60], 0.7),
  ],
});
