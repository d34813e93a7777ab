import { type Drawing, circle, rect, stroke } from '../../drawing/drawing.ts';
import { place } from '../../drawing/isometric.ts';
import { blue, butter, leaf, orange, paper, skin } from '../../drawing/ramps.ts';
import { shop } from '../../kit/buildings/shop.ts';
import { browser, screen, writing } from '../../kit/devices.ts';
import { bush, pine, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { tileScene } from '../../kit/scene.ts';

/** One search result: a title and two lines. */
const result = (y: number, own: boolean): Drawing => [
  own ? rect(8, y - 4, 124, 25, orange[200], 4) : [],
  rect(13, y, 58, 5.5, own ? orange[600] : blue[600], 2),
  writing(13, y + 9, own ? [104, 80] : [96], { gap: 6, thickness: 3 }),
];

/** A page of search results; the shop's own has color. */
const results: Drawing = browser(140, 108, [
  rect(12, 18, 116, 15, blue[100], 7.5),
  circle(22, 25.5, 3.6, { fill: 'none', stroke: blue[600], strokeWidth: 2.2 }),
  stroke('M24.500 28l3 3', blue[600], 2.2),
  rect(34, 23, 44, 5, blue[900], 2),
  result(42, false),
  result(62, true),
  result(90, false),
]);

export const picture = tileScene(
  'A page of search results behind a small shop; three people walk from it to the shop door',
  { mood: 'day', seed: 347, center: [240, 212], scale: 1.06 },
  [
    place(pine(), [-92, -46], 1),
    place(screen(140, 108, results), [-66, -92]),
    place(tree(), [34, -92], 0.85),
    place(shop({ name: 'YOUR SHOP', accent: blue[600], nameSize: 11 }), [-24, 42], 0.72),
    place(person({ top: butter[400], skin: skin[4], hair: blue[950] }), [48, -56], 1.2),
    place(person({ top: leaf[600], skin: skin[1], hair: skin[4] }), [52, -22], 1.2),
    place(person({ top: orange[500], skin: skin[3], hair: blue[950] }), [44, 14], 1.2),
    place(person({ top: paper[0], skin: skin[2], reach: 'up' }), [22, 64], 1.2),
    place(bush(), [-62, 82], 0.9),
    place(bush(), [78, 36], 0.8),
  ],
);
