import { block, place } from '../../drawing/isometric.ts';
import { blue, leaf, orange, paper, skin } from '../../drawing/ramps.ts';
import { shop } from '../../kit/buildings/shop.ts';
import { bush, pine, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { scene } from '../../kit/scene.ts';
import { flag } from '../../kit/street.ts';
import { layerReach, peak, summitOf } from '../../kit/terrain.ts';

/** The hill of the beginner’s guide, close to its top. The frame cuts off the lower layers. */
const hill = { layers: 6, radius: 250, rise: 27, seed: 211 };
const { z: top, shift } = summitOf(hill);
/** The near edge of the top along x. */
const rim = shift + layerReach(hill, hill.layers - 1);

/** The last steps to the top. */
const way = [0.75, 0.5, 0.25].map((share, index) =>
  block([rim - 6 + index * 12, 24, top - hill.rise], [12, 30, hill.rise * share], paper[100], {
    left: paper[300],
  }),
);

/** Stands beside the last chapter of the beginner’s guide. */
export const picture = scene(
  'A shop with a flag on the top of a hill; its owner waves to a hiker who comes up the last steps',
  { width: 660, height: 372, center: [330, 424], scale: 1.2 },
  [
    peak(hill),
    place(pine(), [shift - 74, shift + 6, top], 1.1),
    place(pine(), [shift - 58, shift + 34, top], 0.8),
    place(flag({ height: 96, scale: 1.5 }), [shift + 4, shift - 72, top]),
    place(
      shop({ name: 'KESTREL', accent: orange[500], nameSize: 15 }),
      [shift - 22, shift - 6, top],
      1.1,
    ),
    place(tree(), [shift - 20, shift + 78, top], 0.9),
    place(bush(), [shift + 56, shift - 44, top], 0.9),
    way,
    place(
      person({ top: leaf[600], skin: skin[4], hair: blue[950], reach: 'right' }),
      [shift + 52, shift + 12, top],
      1.5,
    ),
    place(
      person({ top: orange[500], skin: skin[1], hair: skin[4], pack: blue[900] }),
      [rim + 8, 40, top - hill.rise * 0.4],
      1.5,
    ),
  ],
);
