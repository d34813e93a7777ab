import { type Drawing, at, ellipse } from '../../drawing/drawing.ts';
import { block, place } from '../../drawing/isometric.ts';
import { blue, butter, leaf, orange, paper, skin } from '../../drawing/ramps.ts';
import type { Picture } from '../../drawing/svg.ts';
import { house } from '../../kit/buildings/house.ts';
import { bush, pine, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { scene } from '../../kit/scene.ts';
import { bridge, flag, signpost } from '../../kit/street.ts';
import { type Mood, tile } from '../../kit/terrain.ts';
import { toolbox } from '../../kit/works.ts';

/** A cliff of four thick layers that stands in the water. */
const cliff = (mood: Mood, seed: number, rise: number): Drawing =>
  at(0, 0, tile(mood, seed, { radius: 122, rise }), 0.7);

/** A plank that fell from the bridge and floats. */
const floating: Drawing = [
  ellipse(0, 4, 24, 10, { fill: paper[0], opacity: 0.55 }),
  block([-8, -8], [18, 15, 4], orange[500]),
];

/** Planks for the gap, in a pile. */
const planks: Drawing = [
  block([0, 0], [14, 34, 4], orange[500]),
  block([0, 0, 4], [14, 34, 4], orange[400]),
  block([3, 4, 8], [10, 30, 4], orange[500]),
];

/** The bridge over any water. */
export const bridgeOver = (water: Drawing): Picture =>
  scene(
    'A footbridge between two cliffs with its middle planks missing; a hiker waits, a worker brings planks',
    { width: 600, height: 496, center: [301, 152], scale: 1.01 },
    [
      water,
      place(floating, [-24, -4, -104]),
      place(
        [
          cliff('sand', 47, 50),
          place(pine(), [-44, -26], 0.95),
          place(tree(), [-30, -46], 0.85),
          place(flag({ height: 70, scale: 1.15 }), [2, -34]),
          place(planks, [18, -38], 0.9),
          place(
            person({ top: butter[400], skin: skin[4], hat: blue[600], reach: 'left' }),
            [-4, 14],
          ),
          place(toolbox(leaf[600]), [24, 22], 0.8),
        ],
        [82, -82, 38],
      ),
      place(
        [
          cliff('day', 43, 36),
          place(house({ wall: paper[0], roof: blue[600] }), [-14, 2], 0.72),
          place(signpost('HOME', butter[200]), [30, 46], 0.8),
          place(bush(), [-8, 58], 0.8),
        ],
        [-86, 86],
      ),
      bridge({ broken: true }),
      place(person({ top: blue[600], skin: skin[2], pack: orange[600] }), [-24, 26, 12], 1),
      place(floating, [54, 66, -104], 0.9),
    ],
  );

export const picture = bridgeOver(place(tile('sea', 61, { radius: 192, rise: 9 }), [2, 2, -104]));
