import { type Drawing, at } from '../../drawing/drawing.ts';
import { block, place } from '../../drawing/isometric.ts';
import { blue, butter, leaf, orange, paper, skin } from '../../drawing/ramps.ts';
import type { Picture } from '../../drawing/svg.ts';
import { house } from '../../kit/buildings/house.ts';
import { bush, pine, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { scene } from '../../kit/scene.ts';
import { brokenBridge, flag, signpost } from '../../kit/street.ts';
import { type Mood, tile } from '../../kit/terrain.ts';
import { toolbox } from '../../kit/works.ts';

/** A cliff of four thick layers. */
const cliff = (mood: Mood, seed: number, rise: number): Drawing =>
  at(0, 0, tile(mood, seed, { radius: 122, rise }), 0.85);

/** A plank that falls from the bridge. */
const falling: Drawing = block([-8, -8], [20, 16, 5], orange[500]);

/** Planks for the gap, in a pile. */
const planks: Drawing = [
  block([0, 0], [14, 34, 4], orange[500]),
  block([0, 0, 4], [14, 34, 4], orange[400]),
  block([3, 4, 8], [10, 30, 4], orange[500]),
];

export const picture: Picture = scene(
  'A footbridge between two cliffs with its middle planks missing; a hiker waits, a worker brings planks',
  { width: 600, height: 400, center: [303, 172], scale: 0.81 },
  [
    place(
      [
        cliff('sand', 47, 56),
        place(pine(), [-56, -26], 1.2),
        place(tree(), [-40, -50], 1.1),
        place(flag({ height: 70, scale: 1.5 }), [6, -46]),
        place(planks, [26, -18], 1.2),
        place(bush(), [44, 30]),
        place(toolbox(leaf[600]), [10, 46]),
      ],
      [128, -128, 64],
    ),
    place(
      [
        cliff('day', 43, 38),
        place(house({ wall: paper[0], roof: blue[600] }), [-24, 8], 0.95),
        place(signpost('HOME'), [74, 11], 1.25),
        place(bush(), [-2, 74]),
      ],
      [-126, 126],
    ),
    place(falling, [10, -6, -34], 1.7),
    place(falling, [-6, 10, -96], 1.5),
    place(brokenBridge(), [0, 0], 1.9),
    place(
      person({ top: butter[400], skin: skin[4], hat: blue[600], reach: 'left' }),
      [72, -72, 68],
      1.5,
    ),
    place(person({ top: blue[600], skin: skin[2], pack: orange[600] }), [-38, 38, 18], 1.5),
  ],
);
