import type { Color } from '../../drawing/color.ts';
import { type Drawing, at, rect } from '../../drawing/drawing.ts';
import { place } from '../../drawing/isometric.ts';
import { blue, butter, orange, paper, skin, white } from '../../drawing/ramps.ts';
import type { Picture } from '../../drawing/svg.ts';
import { bakery } from '../../kit/buildings/bakery.ts';
import { house } from '../../kit/buildings/house.ts';
import { warehouse } from '../../kit/buildings/warehouse.ts';
import { text } from '../../kit/interface.ts';
import { pin } from '../../kit/markers.ts';
import { bush, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { crates } from '../../kit/street.ts';
import { tile } from '../../kit/terrain.ts';
import { van } from '../../kit/vehicles.ts';

const find: Drawing = [
  tile('day', 41, { radius: 92 }),
  place(tree(), [-58, -40], 0.9),
  place(house({ wall: paper[0], roof: blue[600] }), [-42, -38], 0.86),
  place(person({ top: blue[600] }), [-46, 46], 0.95),
  place(van(), [8, -4], 0.84),
  place(bush(), [58, -30], 0.8),
];
const file: Drawing = [
  tile('sea', 43, { radius: 104 }),
  place(tree(), [-66, -36], 0.9),
  place(warehouse({ name: null, sign: 'INDEX', signSize: 17 }), [-18, -12], 0.98),
  place(crates(), [58, 22]),
  place(person(), [66, -22], 1.05),
  place(bush(), [-30, 70], 0.8),
  place(bush(), [58, 58], 0.7),
];
const rank: Drawing = [
  tile('sand', 47, { radius: 96 }),
  place(tree(), [-62, -36], 0.9),
  place(bakery(), [-18, -14], 0.98),
  place(person({ top: butter[400] }), [56, -22], 1.05),
  place(person({ top: blue[600], skin: skin[4], hair: blue[950] }), [58, 14], 1.05),
  place(bush(), [-40, 62], 0.8),
  place(pin('1'), [-16, -14, 96], 1.75),
];

/** The number and the word of an island, on a pill around the origin. */
const name = (words: string, width: number, color: Color, ink: Color): Drawing => [
  rect(-width / 2, -32, width, 64, { fill: color, night: 'beacon' }, 32),
  text(0, 14, words, 40, { face: 'gabarito-800', color: ink, anchor: 'middle', night: 'beacon' }),
];

export const picture: Picture = {
  title:
    'Three islands that climb: 1 Find, a van visits a house; 2 Keep, a warehouse is marked index; 3 Rank, a bakery has pin number one',
  width: 880,
  height: 600,
  drawing: [
    at(
      35,
      6,
      [
        at(160, 396, find, 1.06),
        at(440, 304, file, 0.97),
        at(722, 226, rank, 1.06),
        at(160, 558, name('1  Find', 172, blue[500], white)),
        at(440, 462, name('2  Keep', 186, blue[500], white)),
        at(722, 390, name('3  Rank', 184, orange[500], blue[950])),
      ],
      0.92,
    ),
  ],
};
