import { rect } from '../../drawing/drawing.ts';
import { place } from '../../drawing/isometric.ts';
import { blue, brick, orange, paper, skin } from '../../drawing/ramps.ts';
import { bush, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { letterSign } from '../../kit/roof-signs.ts';
import { streetShop } from '../../kit/street-shop.ts';

export const picture = streetShop({
  mood: 'sand',
  seed: 104,
  shop: {
    name: 'E-MAIL',
    accent: orange[500],
    wall: paper[50],
    onRoof: letterSign,
    goods: [rect(14, 36, 16, 11, paper[0], 1), rect(34, 33, 18, 13, blue[100], 1)],
  },
  around: [
    place(bush(), [44, -46], 0.7),
    place(person({ top: blue[600], skin: skin[2], hair: brick[600] }), [42, 34], 0.9),
    place(tree(), [-40, 62], 0.7),
  ],
});
