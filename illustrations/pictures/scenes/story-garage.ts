import { type Drawing, rect, at } from '../../drawing/drawing.ts';
import { block, onRightFace, place } from '../../drawing/isometric.ts';
import { blue, brick, butter, orange, paper, skin } from '../../drawing/ramps.ts';
import { phoneReceiver } from '../../kit/interface.ts';
import { bubble } from '../../kit/markers.ts';
import { bush, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { tileScene } from '../../kit/scene.ts';
import { tires } from '../../kit/street.ts';
import { car } from '../../kit/vehicles.ts';

/** A workshop cut open: back wall with tools, floor, a car up on the lift. */
const workshop: Drawing = [
  block([-66, -64], [6, 128, 84], blue[100]),
  onRightFace(
    [-60, -64],
    [128, 84],
    [
      rect(0, 76, 128, 8, orange[500]),
      rect(14, 14, 46, 34, blue[300], 3),
      [22, 32, 42, 50].map((u, i) => rect(u, 20, 4, [22, 16, 20, 12][i] ?? 16, blue[800], 2)),
      rect(78, 14, 34, 40, paper[0], 3),
      [22, 30, 38].map((v, i) => rect(84, v, [22, 16, 20][i] ?? 16, 4, paper[300])),
    ],
  ),
  block([-66, -70], [126, 6, 84], blue[200], { left: blue[300] }),
  block([-18, -50], [10, 10, 46], butter[400]),
  block([-18, 22], [10, 10, 46], butter[400]),
  block([-30, -54, 44], [34, 92, 5], blue[900]),
];

export const picture = tileScene(
  'A car on the lift of a workshop while the owner hears of the next job',
  { mood: 'sand', seed: 173, center: [240, 201] },
  [
    workshop,
    place(car(brick[500], 'y'), [-28, -40, 49], 1.18),
    place(person({ top: blue[600], skin: skin[2], hair: blue[950] }), [6, -2], 1.25),
    place(tires(), [34, -54]),
    place(person({ top: orange[500], skin: skin[4], hair: blue[950] }), [52, 26], 1.25),
    at(60, -108, [
      at(0, 0, bubble('', { width: 54, height: 40, color: paper[0] }), 1.6),
      at(25, 14, phoneReceiver(blue[600]), 0.42),
    ]),
    place(tree(), [-58, 78], 0.9),
    place(bush(), [24, 80], 0.9),
  ],
);
