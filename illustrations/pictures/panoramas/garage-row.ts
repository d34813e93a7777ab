import { type Drawing, at } from '../../drawing/drawing.ts';
import { place } from '../../drawing/isometric.ts';
import { blue, brick, butter, leaf, orange, paper, skin } from '../../drawing/ramps.ts';
import type { Picture } from '../../drawing/svg.ts';
import { garage } from '../../kit/buildings/garage.ts';
import { pin } from '../../kit/markers.ts';
import { bush, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { tires } from '../../kit/street.ts';
import { tile } from '../../kit/terrain.ts';
import { car } from '../../kit/vehicles.ts';

const terrace = (ground: Drawing, shop: Drawing, around: Drawing, rank: Drawing): Drawing => [
  ground,
  place(tree(), [-66, -40], 0.95),
  place(shop, [-18, -10], 0.74),
  around,
  place(rank, [-18, -10, 86], 1.15),
];

const third = terrace(
  tile('day', 51, { radius: 104 }),
  garage({ name: 'AUTO', accent: leaf[300], wall: paper[100], roof: blue[300], isMirrored: true }),
  [place(car(blue[500], 'y'), [54, 10], 0.8), place(bush(), [-40, 66], 0.8)],
  pin('3', blue[300]),
);
const second = terrace(
  tile('day', 53, { radius: 104 }),
  garage({ name: 'GARAGE', accent: butter[400], wall: blue[200], roof: brick[300] }),
  [
    place(person({ top: blue[700] }), [58, 10]),
    place(person({ top: butter[400], skin: skin[4], hair: blue[950] }), [56, 34]),
    place(bush(), [-42, 64], 0.8),
  ],
  pin('2', orange[300]),
);
const first = terrace(
  tile('sand', 57, { radius: 104 }),
  garage({ name: 'DELGADO' }),
  [
    place(tires(), [46, -64]),
    place(car(brick[500], 'y'), [52, -34], 0.8),
    place(person(), [58, 38]),
    place(tree(), [-34, 70], 0.8),
  ],
  pin('1'),
);

export const picture: Picture = {
  title: 'Three garages on three terraces, pinned 3, 2 and 1',
  width: 760,
  height: 600,
  drawing: [at(546, 214, first, 1.36), at(378, 318, second, 1.36), at(210, 422, third, 1.36)],
};
