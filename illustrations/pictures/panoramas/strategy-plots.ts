import { type Drawing, at, path, rect, stroke, times } from '../../drawing/drawing.ts';
import { block, onRightFace, onTopFace, place } from '../../drawing/isometric.ts';
import { lettering } from '../../drawing/lettering.ts';
import { blue, brick, butter, leaf, orange, paper, skin } from '../../drawing/ramps.ts';
import type { Picture } from '../../drawing/svg.ts';
import { writing } from '../../kit/devices.ts';
import { awning } from '../../kit/facade.ts';
import { bubble, pencil } from '../../kit/markers.ts';
import { bush, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { tile } from '../../kit/terrain.ts';
import { ladder, paintPot } from '../../kit/works.ts';

/** Width and height of a plot. The page shows one at a time. */
const [width, height] = [290, 252];

/** Customers ask at the counter of a bakery, and the baker listens. */
const listen: Drawing = [
  tile('day', 311, { radius: 104 }),
  place(tree(), [-70, -42], 1.1),
  block([-62, -50], [8, 100, 84], blue[200]),
  onRightFace(
    [-54, -50],
    [100, 84],
    [
      rect(10, 16, 80, 4, skin[4]),
      rect(10, 36, 80, 4, skin[4]),
      times(4, (loaf) => rect(14 + loaf * 19, 8, 14, 8, loaf % 2 ? skin[2] : skin[3], 4)),
      times(4, (loaf) => rect(14 + loaf * 19, 28, 14, 8, loaf % 2 ? skin[3] : skin[2], 4)),
    ],
  ),
  place(person({ top: blue[700], skin: skin[3], hair: blue[950], hat: paper[0] }), [-30, -8], 1.35),
  block([-8, -52], [24, 104, 34], blue[600], { top: paper[0] }),
  awning([14, -52, 33], 52, orange[500], { reach: 5, drop: 9 }),
  place(person({ top: butter[400], skin: skin[1], hair: skin[5], reach: 'up' }), [50, -34], 1.35),
  place(person({ top: leaf[600], skin: skin[4], hair: blue[950] }), [50, 26], 1.35),
  at(50, -124, bubble('?', { width: 36, color: paper[0] }), 1.7),
];

/** A card of the board: a question, as lines. */
const card = (u: number, v: number, chosen: boolean): Drawing => [
  rect(u, v, 34, 27, chosen ? orange[500] : paper[0], 3),
  rect(u + 5, v + 7, 24, 4, chosen ? blue[950] : blue[300], 2),
  rect(u + 5, v + 15, 16, 4, chosen ? blue[950] : blue[300], 2),
];

/** Cards with questions on a board. Two are kept, the others go to the bin. */
const choose: Drawing = [
  tile('day', 313, { radius: 104 }),
  place(bush(), [-66, 54], 1.1),
  block([-34, -58], [6, 6, 30], blue[900]),
  block([-34, 52], [6, 6, 30], blue[900]),
  block([-36, -62, 24], [8, 124, 76], blue[700]),
  onRightFace(
    [-28, -62, 24],
    [124, 76],
    [0, 1, 2].flatMap((column) =>
      [0, 1].map((row) => card(7 + column * 38, 8 + row * 33, column + row === 2 && column > 0)),
    ),
  ),
  place(person({ top: leaf[600], skin: skin[1], hair: brick[600], reach: 'up' }), [8, 8], 1.4),
  block([38, -50], [24, 24, 26], blue[500], { top: blue[900] }),
  at(104, -26, [
    path('M-11-15L6-24L13-6L-4 2Z', paper[0]),
    path('M-26-2L-12-12L-4 4L-18 12Z', paper[200]),
  ]),
  place(person({ top: brick[500], skin: skin[4], hair: blue[950] }), [34, 56], 1.35),
];

/** Somebody writes a page that is larger than they are. */
const write: Drawing = [
  tile('day', 317, { radius: 104 }),
  place(tree(), [-78, -58], 1.1),
  block([-56, -50], [108, 100, 5], paper[300], { top: paper[0], left: paper[400] }),
  onTopFace(
    [-56, -50, 5],
    [
      rect(10, 12, 72, 13, blue[800], 3),
      times(5, (line) => rect(10, 36 + line * 12, [84, 76, 88, 62, 30][line]!, 5, blue[300], 2.5)),
    ],
  ),
  at(8, 22, pencil(orange[500], 38), 1.7),
  place(
    person({ top: butter[400], skin: skin[4], hair: blue[950], reach: 'left' }),
    [48, -24, 5],
    1.4,
  ),
  place(bush(), [68, 26], 0.9),
];

/** A painter corrects the price on a page that is as large as a billboard. */
const keep: Drawing = [
  tile('day', 319, { radius: 104 }),
  place(bush(), [-64, 56], 1.1),
  block([-40, -52], [7, 7, 30], blue[900]),
  block([-40, 47], [7, 7, 30], blue[900]),
  block([-42, -58, 22], [10, 118, 84], blue[900]),
  onRightFace(
    [-32, -58, 22],
    [118, 84],
    [
      rect(4, 4, 110, 76, paper[0], 3),
      rect(12, 12, 62, 8, blue[800], 3),
      writing(12, 27, [92, 80], { gap: 8, thickness: 4 }),
      lettering(12, 70, '$79', { size: 25, face: 'gabarito-800', color: blue[300] }),
      stroke('M8 61H56', brick[500], 4),
      lettering(62, 71, '$89', { size: 27, face: 'gabarito-800', color: orange[600] }),
    ],
  ),
  place(ladder(54), [14, -34], 1.05),
  place(
    person({ top: leaf[600], skin: skin[3], hat: butter[400], reach: 'left' }),
    [20, -30, 22],
    1.35,
  ),
  place(paintPot(orange[500]), [40, 10], 1.15),
  place(person({ top: blue[600], skin: skin[1], hair: skin[5] }), [28, 58], 1.35),
];

const plots = [listen, choose, write, keep];

/** The steps of the content strategy, one below the other. */
export const picture: Picture = {
  title: '',
  width,
  height: height * plots.length,
  drawing: plots.map((plot, index) => at(width / 2, index * height + 144, plot, 0.84)),
};
