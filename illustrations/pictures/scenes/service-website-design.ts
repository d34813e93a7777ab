import { type Drawing, rect } from '../../drawing/drawing.ts';
import { block, onLeftFace, onRightFace, place } from '../../drawing/isometric.ts';
import { lettering } from '../../drawing/lettering.ts';
import { blue, butter, leaf, orange, paper, skin, white } from '../../drawing/ramps.ts';
import { browser, writing } from '../../kit/devices.ts';
import { castShadow, flatRoof, plinth, shadedGlass, windows } from '../../kit/facade.ts';
import { bush, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { tileScene } from '../../kit/scene.ts';
import { ladder, paintPot } from '../../kit/works.ts';

/** The front of the shop is its website; the button serves as the door. */
const front = browser(128, 92, [
  rect(10, 19, 66, 12, blue[800], 5),
  writing(10, 37, [54, 46], { gap: 9, thickness: 5 }),
  rect(84, 19, 34, 34, { fill: butter[200], night: 'glass' }, 4),
  [10, 47].map((u) => rect(u, 58, 30, 22, { fill: blue[100], night: 'glass' }, 3)),
  rect(84, 58, 34, 32, orange[500], 5),
  lettering(101, 77, 'BOOK', {
    size: 11,
    face: 'gabarito-800',
    color: blue[950],
    anchor: 'middle',
  }),
]);

const shop: Drawing = [
  castShadow([-56, -74], [56, 128]),
  block([-56, -74], [56, 128, 92], paper[0]),
  onLeftFace([-56, 54], 92, [
    windows(
      [
        [9, 18],
        [33, 18],
      ],
      [14, 22],
      { glass: shadedGlass },
    ),
    plinth(56, 92),
  ]),
  onRightFace([0, -74], [128, 92], front),
  flatRoof([-56, -74, 92], [56, 128], blue[300], blue[700]),
];

export const picture = tileScene(
  'Shopfitters at a shop whose whole front is a web page with a button for a door',
  { mood: 'day', seed: 353, center: [236, 210], scale: 1.06 },
  [
    place(tree(), [-84, -48], 1.05),
    shop,
    place(ladder(60, skin[2]), [8, 22]),
    place(person({ top: leaf[600], skin: skin[1], hat: white, reach: 'up' }), [14, 32, 24], 1.2),
    place(paintPot(blue[700]), [34, 48], 1.1),
    place(
      person({ top: orange[500], skin: skin[4], hair: blue[950], reach: 'left' }),
      [54, 26],
      1.3,
    ),
    place(person({ top: butter[400], skin: skin[3], hair: blue[950] }), [62, -72], 1.25),
    block([6, -80], [18, 14, 12], leaf[300]),
    place(bush(), [15, -73, 12], 0.8),
    place(bush(), [-34, 78]),
  ],
);
