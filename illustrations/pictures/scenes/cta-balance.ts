import type { Color } from '../../drawing/color.ts';
import { type Drawing, circle, polyline } from '../../drawing/drawing.ts';
import { block, place, project } from '../../drawing/isometric.ts';
import { blue, butter, leaf, paper, skin } from '../../drawing/ramps.ts';
import { shop } from '../../kit/buildings/shop.ts';
import { coins } from '../../kit/markers.ts';
import { bush, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { tileScene } from '../../kit/scene.ts';

/** Ends of the beam, along y: the coins weigh less than the shop. */
const [low, high] = [
  [0, 62, 128],
  [0, -62, 142],
] as const;

type Metal = { readonly post: Color; readonly beam: Color; readonly cord: Color };

/** A pan on three cords, 96 under the beam, with what lies in it. The cords are behind the load, so that they cross no sign. */
const pan = ([x, y, z]: readonly [number, number, number], cord: Color, load: Drawing): Drawing => [
  block([x - 34, y - 34, z - 96], [68, 68, 6], blue[500]),
  [
    [-32, 32],
    [-32, -32],
    [32, -32],
  ].map(([dx = 0, dy = 0]) =>
    polyline([project(x, y, z), project(x + dx, y + dy, z - 90)], cord, 1.8),
  ),
  place(load, [x, y, z - 90]),
];

/** A balance in these colors. At night they are pale, because the call has a navy ground then. */
export const balance = ({ post, beam, cord }: Metal) =>
  tileScene(
    'A balance with stacks of coins in one pan and a small shop in the other, nearly level',
    { mood: 'day', seed: 337, center: [240, 226], scale: 0.98 },
    [
      place(tree(), [-84, -52]),
      pan(high, cord, [
        place(coins(4, butter[400]), [-14, 10]),
        place(coins(6, butter[400]), [12, -12], 1),
        place(coins(2, butter[400]), [16, 16]),
      ]),
      block([-14, -14], [28, 28, 10], beam),
      block([-5, -5, 10], [10, 10, 124], post),
      polyline([project(...low), project(...high)], beam, 9),
      circle(...project(0, 0, 135), 8, butter[400]),
      pan(low, cord, place(shop({ name: 'YOU', accent: blue[600] }), [0, 0], 0.5)),
      place(
        person({ top: leaf[600], skin: skin[4], hair: blue[950], reach: 'up' }),
        [66, -22],
        1.35,
      ),
      place(person({ top: paper[0], skin: skin[1], hair: skin[4] }), [64, 26], 1.35),
      place(bush(leaf[500]), [22, 84]),
    ],
  );

export const picture = balance({ post: blue[900], beam: blue[800], cord: blue[950] });
