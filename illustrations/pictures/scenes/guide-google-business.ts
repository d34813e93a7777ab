import { type Drawing, circle, rect, stroke, at } from '../../drawing/drawing.ts';
import { place } from '../../drawing/isometric.ts';
import { blue, leaf, orange, paper, skin } from '../../drawing/ramps.ts';
import { shop } from '../../kit/buildings/shop.ts';
import { screen, writing } from '../../kit/devices.ts';
import { key, pin, stars, tickBadge } from '../../kit/markers.ts';
import { bush, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { tileScene } from '../../kit/scene.ts';

/** A listing: a strip of map, a name with its tick, five stars, three facts. */
const listing: Drawing = [
  rect(3, 3, 80, 104, paper[0], 5),
  rect(3, 3, 80, 40, blue[100], 5),
  stroke('M4 30L82 16M30 4V42M62 4V42', paper[0], 5),
  at(44, 34, pin(''), 0.62),
  circle(44, 15.4, 3, orange[500]),
  rect(10, 50, 44, 7, blue[900], 3),
  at(70, 54, tickBadge(7, blue[600])),
  at(10, 63, stars(5, 11)),
  [82, 93].map((v, row) => [
    circle(14, v + 2.5, 3.4, row ? leaf[500] : blue[300]),
    writing(22, v, [[46, 38][row] ?? 40], { thickness: 5 }),
  ]),
];

export const picture = tileScene(
  'An owner with a large key before a shop, its listing with five stars at the side',
  { mood: 'day', seed: 233, center: [244, 195], scale: 1.2 },
  [
    place(tree(), [-82, -44]),
    place(shop({ name: 'YOUR SHOP', accent: blue[600], nameSize: 11 }), [-24, -34], 1.02),
    place(screen(86, 110, listing, { edge: blue[700] }), [-8, 10], 1),
    place(key(), [62, -46], 1),
    place(
      person({ top: orange[500], skin: skin[3], hair: blue[950], reach: 'right' }),
      [46, -24],
      1.25,
    ),
    place(bush(), [66, 38], 0.9),
    place(bush(), [-62, 60]),
  ],
);
