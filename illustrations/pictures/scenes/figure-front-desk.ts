import { type Drawing, at, circle, rect, stroke } from '../../drawing/drawing.ts';
import { block, onRightFace, onTopFace, place } from '../../drawing/isometric.ts';
import { lettering } from '../../drawing/lettering.ts';
import { blue, brick, butter, orange, paper, skin } from '../../drawing/ramps.ts';
import { phone } from '../../kit/devices.ts';
import { phoneReceiver } from '../../kit/interface.ts';
import { bubble, key } from '../../kit/markers.ts';
import { bush, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { tileScene } from '../../kit/scene.ts';
import { tires } from '../../kit/street.ts';

/** The office of a garage, cut open: a clock and the keys of the cars on its wall. */
const office: Drawing = [
  block([-66, -64], [6, 128, 92], blue[100]),
  onRightFace(
    [-60, -64],
    [128, 92],
    [
      rect(0, 84, 128, 8, blue[500]),
      circle(26, 30, 17, blue[700]),
      circle(26, 30, 13.5, paper[0]),
      stroke('M26 30V20M26 30l6 4', blue[900], 2.6),
      rect(62, 12, 54, 42, blue[300], 4),
      [72, 89, 106].map((u) => at(u, 49, key(butter[400]), 0.5)),
    ],
  ),
  block([-66, -70], [126, 6, 92], blue[200], { left: blue[300] }),
];

/** The counter, with the name of the trade on its front, and the phone that rings on it. */
const counter: Drawing = [
  block([0, -42], [30, 92, 34], blue[600], { top: paper[100] }),
  onRightFace(
    [30, -42],
    [92, 34],
    lettering(46, 24, 'REPAIRS', {
      size: 19,
      face: 'gabarito-800',
      color: paper[0],
      anchor: 'middle',
    }),
  ),
  onTopFace([4, 14, 34], [rect(0, 0, 20, 26, paper[0], 2), rect(4, 5, 12, 3, blue[400], 1)]),
  place(
    phone([rect(5, 6, 42, 80, orange[500], 4), at(9, 28, phoneReceiver(paper[0]), 0.39)]),
    [8, -34, 34],
    0.56,
  ),
];

export const picture = tileScene(
  'A phone rings on the counter of a garage: somebody asks about brakes',
  { mood: 'sand', seed: 437, center: [240, 214] },
  [
    office,
    place(
      person({ top: blue[700], skin: skin[3], hair: blue[950], reach: 'right' }),
      [-24, 4],
      1.5,
    ),
    counter,
    at(50, -92, bubble('Brakes?', { width: 78, color: paper[0] })),
    place(tires(), [54, -70], 1.2),
    place(person({ top: brick[500], skin: skin[1], hair: skin[5], reach: 'up' }), [18, 78], 1.4),
    place(tree(), [-62, 80], 0.9),
    place(bush(), [76, 8], 0.9),
  ],
);
