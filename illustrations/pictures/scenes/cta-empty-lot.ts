import { block, place } from '../../drawing/isometric.ts';
import { blue, brick, butter, leaf, paper, skin } from '../../drawing/ramps.ts';
import { bakery } from '../../kit/buildings/bakery.ts';
import { house } from '../../kit/buildings/house.ts';
import { signpost } from '../../kit/street.ts';
import { bush, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { tileScene } from '../../kit/scene.ts';

/** A staked piece of ground for one more shop. */
const lot = [
  block([0, 0], [64, 64, 2], paper[300]),
  block([4, 4, 2], [56, 56, 1], leaf[300]),
  ...[
    [0, 0],
    [60, 0],
    [0, 60],
    [60, 60],
  ].map(([x = 0, y = 0]) => block([x, y, 2], [4, 4, 16], brick[500])),
];

export const picture = tileScene(
  'Two people plan a shop on an empty lot between two others',
  { mood: 'leaf', seed: 207, center: [222, 204] },
  [
    place(tree(), [-86, -34], 1.05),
    place(bakery({ name: 'PET SHOP', accent: blue[600] }), [-20, -58], 0.66),
    place(house(), [-64, 14], 0.66),
    place(lot, [-2, 2]),
    place(person({ top: butter[400], skin: skin[4], hair: blue[950] }), [78, -10], 1.25),
    place(person({ top: blue[600], skin: skin[2], hair: brick[600] }), [2, 68], 1.25),
    place(signpost('YOURS?', butter[400]), [34, 30, 3], 1.9),
    place(bush(), [72, 24]),
    place(bush(), [-44, 78], 0.9),
  ],
);
