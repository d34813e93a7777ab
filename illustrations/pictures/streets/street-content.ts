import { rect } from '../../drawing/drawing.ts';
import { place } from '../../drawing/isometric.ts';
import { blue, leaf, paper } from '../../drawing/ramps.ts';
import { shop } from '../../kit/buildings/shop.ts';
import { bush, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { pageSign } from '../../kit/roof-signs.ts';
import { streetShop } from '../../kit/street-shop.ts';

/** A bookshop with an open page on its roof. */
export const picture = streetShop({
  mood: 'leaf',
  seed: 102,
  building: shop({
    name: 'CONTENT',
    accent: leaf[600],
    onRoof: pageSign,
    goods: [rect(14, 32, 12, 16, paper[0], 1), rect(30, 30, 14, 18, blue[100], 1)],
  }),
  around: [
    place(bush(), [44, -46], 0.7),
    place(person({ top: blue[600] }), [40, 30], 0.9),
    place(tree(), [-44, 60], 0.7),
  ],
});
