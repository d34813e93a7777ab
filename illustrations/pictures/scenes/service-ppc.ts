import { type Drawing, circle, ellipse, path, polygon, rect } from '../../drawing/drawing.ts';
import { block, onRightFace, place } from '../../drawing/isometric.ts';
import { blue, brick, butter, leaf, orange, paper, skin, white } from '../../drawing/ramps.ts';
import { shop } from '../../kit/buildings/shop.ts';
import { coins } from '../../kit/markers.ts';
import { bush, footShadow, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { tileScene } from '../../kit/scene.ts';

/** A striped tower, 138 high, with its lamp lit. */
const lighthouse: Drawing = [
  footShadow(34),
  path('M-24 0a24 12 0 0 0 48 0L15-104a15 7 0 0 0-30 0Z', paper[0]),
  [0, 1].map((band) => {
    const [v, w] = [-30 - band * 40, 21.4 - band * 3.4];
    return path(
      `M${-w} ${v}a${w} ${w / 2} 0 0 0 ${2 * w} 0l-1.600-20a${w - 1.6} ${w / 2} 0 0 1 ${3.2 - 2 * w} 0Z`,
      brick[500],
    );
  }),
  path('M-24 0a24 12 0 0 0 14 10.500L-6-98.500a15 7 0 0 1-9-5.500Z', {
    fill: blue[950],
    opacity: 0.14,
  }),
  rect(-5, -8, 12, 18, blue[800], 5),
  ellipse(0, -104, 19, 8, blue[800]),
  rect(-10, -126, 20, 22, { fill: butter[200], night: 'glass' }),
  circle(0, -115, 6.5, { fill: orange[500], night: 'beacon' }),
  path('M-14-125q14-22 28 0q-14 7-28 0Z', orange[600]),
];

/** The beam, towards the boats. */
const beam = (to: readonly [number, number]): Drawing =>
  polygon(
    [
      [0, -118],
      [to[0], to[1]],
      [to[0] - 8, to[1] + 42],
      [0, -112],
    ],
    {
      fill: butter[400],
      opacity: 0.5,
      night: 'beacon',
    },
  );

/** A rowing boat with a customer. */
const boat = (guest: Drawing): Drawing => [
  ellipse(0, 5, 27, 8, { fill: white, opacity: 0.5 }),
  place(guest, [0, 0, 4]),
  path('M-25-6h50q-4 15-14 15h-22q-10 0-14-15Z', skin[3]),
  rect(-26, -8, 52, 4, orange[500], 2),
];

/** Where a coin starts the lamp. */
const meter: Drawing = [
  block([0, 0], [12, 14, 26], blue[700]),
  onRightFace(
    [12, 0],
    [14, 26],
    [rect(5.4, 5, 3, 9, butter[400], 1), rect(3, 18, 8, 3, blue[300], 1)],
  ),
];

export const picture = tileScene(
  'A lighthouse with a coin box lights the way for two boats that row towards a shop',
  { mood: 'sea', seed: 359, centre: [240, 218], scale: 1.02 },
  [
    place(tree(), [-92, -24], 0.9),
    place(shop({ name: 'YOUR SHOP', accent: orange[500], nameSize: 11 }), [-38, -60], 0.72),
    place(
      boat(person({ top: paper[0], skin: skin[4], hair: blue[950], reach: 'up' })),
      [58, -46],
      1.1,
    ),
    place(boat(person({ top: leaf[600], skin: skin[1], hair: skin[4] })), [62, 26], 1.1),
    place([beam([142, -92]), lighthouse], [-52, 40]),
    place(coins(3, orange[500]), [-4, 70], 0.9),
    place(meter, [-14, 40]),
    place(
      person({ top: orange[500], skin: skin[3], hair: blue[950], reach: 'left' }),
      [14, 46],
      1.25,
    ),
    place(bush(), [-72, 78], 0.9),
  ],
);
