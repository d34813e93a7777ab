import { type Drawing, polyline } from '../../drawing/drawing.ts';
import { block, onRightFace, place, project } from '../../drawing/isometric.ts';
import { rect } from '../../drawing/drawing.ts';
import { blue, butter, leaf, orange, paper, skin } from '../../drawing/ramps.ts';
import { shop } from '../../kit/buildings/shop.ts';
import { bush, pine, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { scene } from '../../kit/scene.ts';
import { flag } from '../../kit/street.ts';
import { terrace } from '../../kit/terrain.ts';

const low = { y: 70, z: 0 };
const high = { y: -74, z: 84 };

/** Two rails up the slope between the terraces, along y. */
const rail = (x: number): Drawing =>
  polyline([project(x, 66, 6), project(x, -18, 88)], blue[950], 4);
const sleepers: Drawing = Array.from({ length: 9 }, (_, index) => {
  const share = index / 8;
  const [y, z] = [64 - share * 80, 6 + share * 80];
  return polyline([project(-16, y, z), project(40, y, z)], skin[3], 4.5);
});

/** A wagon with a level floor, and the shop that rides on it. */
const wagon: Drawing = [
  block([-26, -34], [72, 76, 8], orange[500]),
  onRightFace([46, -34], [76, 8], [rect(10, 2.5, 56, 3, orange[700], 1.5)]),
  block([38, 34, -12], [6, 6, 12], blue[950]),
  place(shop({ name: 'YOUR SHOP', accent: blue[600], nameSize: 11 }), [8, 2, 8], 0.66),
];

export const picture = scene(
  'A funicular carries a small shop from a low terrace up to a high one with a flag',
  { width: 480, height: 360, centre: [252, 202], scale: 0.84 },
  [
    terrace({ ...high, radii: [98, 66], seed: 347, depth: 118 }),
    place(pine(), [-76, -112, 84], 1),
    place(tree(), [-70, -60, 84], 0.9),
    place(flag({ height: 64, scale: 1.3 }), [-30, -104, 84]),
    place(
      person({ top: butter[400], skin: skin[1], hair: skin[4], reach: 'up' }),
      [58, -70, 84],
      1.2,
    ),
    terrace({ ...low, radii: [98, 66], seed: 349, depth: 60 }),
    place(tree(), [-76, 44], 0.9),
    sleepers,
    rail(-10),
    rail(34),
    place(wagon, [0, 26, 42]),
    place(person({ top: orange[500], skin: skin[4], hair: blue[950], reach: 'up' }), [70, 66], 1.3),
    place(person({ top: paper[0], skin: skin[3], hair: blue[950] }), [22, 108], 1.25),
    place(bush(leaf[500]), [-40, 112]),
  ],
);
