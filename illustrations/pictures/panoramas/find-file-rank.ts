import { type Drawing, at } from '../../drawing/drawing.ts';
import { place } from '../../drawing/isometric.ts';
import { blue, butter, paper, skin } from '../../drawing/ramps.ts';
import type { Picture } from '../../drawing/svg.ts';
import { bakery } from '../../kit/buildings/bakery.ts';
import { house } from '../../kit/buildings/house.ts';
import { warehouse } from '../../kit/buildings/warehouse.ts';
import { pin } from '../../kit/markers.ts';
import { bush, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { crates } from '../../kit/street.ts';
import { tile } from '../../kit/terrain.ts';
import { van } from '../../kit/vehicles.ts';

const find: Drawing = [
  tile('day', 41, { radius: 92 }),
  place(tree(), [-58, -40], 0.9),
  place(house({ wall: paper[0], roof: blue[600] }), [-46, -40], 0.68),
  place(person({ top: blue[600] }), [-46, 46], 0.95),
  place(van(), [8, -4], 0.84),
  place(bush(), [58, -30], 0.8),
];
const file: Drawing = [
  tile('sea', 43, { radius: 104 }),
  place(tree(), [-66, -36], 0.9),
  place(warehouse({ name: 'INDEX' }), [-20, -14], 0.76),
  place(crates(), [46, 16]),
  place(person(), [60, -34], 0.95),
  place(bush(), [-30, 70], 0.8),
  place(bush(), [58, 58], 0.7),
];
const rank: Drawing = [
  tile('sand', 47, { radius: 96 }),
  place(tree(), [-62, -36], 0.9),
  place(bakery(), [-18, -14], 0.74),
  place(person({ top: butter[400] }), [52, -26], 0.95),
  place(person({ top: blue[600], skin: skin[4], hair: blue[950] }), [54, 10], 0.95),
  place(bush(), [-40, 62], 0.8),
  place(pin('1'), [-16, -14, 92], 1.25),
];

export const picture: Picture = {
  title:
    'Three terraces: a van visits a house, a warehouse is marked index, a bakery has pin number one',
  width: 960,
  height: 440,
  drawing: [at(151, 300, find, 1.06), at(480, 240, file), at(809, 184, rank, 1.04)],
};
