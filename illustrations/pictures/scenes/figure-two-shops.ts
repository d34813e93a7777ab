import { type Drawing, at, circle, ellipse } from '../../drawing/drawing.ts';
import { place } from '../../drawing/isometric.ts';
import { blue, brick, butter, leaf, orange, skin, white } from '../../drawing/ramps.ts';
import type { Picture } from '../../drawing/svg.ts';
import { garage } from '../../kit/buildings/garage.ts';
import { pin } from '../../kit/markers.ts';
import { bush, pine, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { tires } from '../../kit/street.ts';
import { tile } from '../../kit/terrain.ts';
import { car } from '../../kit/vehicles.ts';

/** The shop of the first story, first beside the map. */
const delgado: Drawing = [
  tile('sand', 57),
  place(tree(), [-84, 10], 1.2),
  place(garage({ name: 'DELGADO' }), [-20, -12], 0.86),
  place(car(brick[500], 'y'), [58, -36], 0.9),
  place(person({ top: orange[500], skin: skin[3], hair: blue[950] }), [60, 26], 1.15),
  place(person({ top: blue[600], skin: skin[1] }), [52, 46], 1.15),
  place(bush(), [-30, 76]),
  place(pin('1'), [-20, -12, 92], 1.25),
];

/** A patch of snow on the ground. */
const drift = (width: number): Drawing => ellipse(0, 0, width, width * 0.45, white);

/** The shop of the second story on the day of the first snow, with cars that wait. */
const halvorsen: Drawing = [
  tile('sea', 61),
  place(drift(30), [-50, 50]),
  place(drift(24), [46, -86]),
  place(pine(), [-86, -6], 1.15),
  place(
    garage({ name: 'HALVORSEN', accent: butter[400], wall: blue[200], roof: white }),
    [-20, -12],
    0.86,
  ),
  place(tires(), [48, -74], 1.1),
  place(car(orange[500], 'y'), [58, -30], 0.9),
  place(car(blue[600], 'y'), [62, 36], 0.9),
  place(person({ top: leaf[600], skin: skin[1], hat: orange[600] }), [34, 68], 1.15),
  place(drift(20), [-10, 82]),
  place(pine(), [-44, 76], 0.9),
];

/** Flakes around and before the second shop, each at its place. Pale blue, because some are on snow. */
const snow: Drawing = [
  [356, 176, 4],
  [388, 116, 5],
  [418, 206, 4],
  [436, 262, 5],
  [484, 250, 4],
  [470, 92, 4],
  [556, 118, 4],
  [540, 292, 4],
  [602, 136, 5],
  [610, 262, 5],
  [640, 200, 4],
].map(([x = 0, y = 0, radius = 4]) => circle(x, y, radius, blue[200]));

export const picture: Picture = {
  title: 'Two repair shops: one first beside the map, and one in the first snow with cars waiting',
  width: 680,
  height: 460,
  drawing: [at(492, 200, halvorsen, 0.98), snow, at(196, 292, delgado, 0.98)],
};
