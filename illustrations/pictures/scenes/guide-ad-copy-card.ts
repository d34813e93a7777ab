import { type Drawing, polyline, rect, stroke } from '../../drawing/drawing.ts';
import { block, onRightFace, place, project } from '../../drawing/isometric.ts';
import { lettering } from '../../drawing/lettering.ts';
import { blue, brick, butter, leaf, orange, skin, white } from '../../drawing/ramps.ts';
import { castShadow, flatRoof } from '../../kit/facade.ts';
import { cursor } from '../../kit/markers.ts';
import { bush, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { tileScene } from '../../kit/scene.ts';
import { paintPot } from '../../kit/works.ts';

const heading = { size: 23, face: 'gabarito-800', color: white } as const;

/** The gable wall of a house, painted: a weak line struck out, a better one below it. */
const wall: Drawing = [
  castShadow([-62, -74], [54, 132]),
  block([-62, -74], [54, 132, 118], brick[300], { top: brick[100] }),
  onRightFace(
    [-8, -74],
    [132, 118],
    [
      rect(6, 10, 94, 94, blue[700], 6),
      lettering(13, 31, 'Great service', { size: 13, face: 'figtree-600', color: blue[300] }),
      stroke('M11 27H96', orange[500], 4),
      lettering(13, 61, 'Brakes', heading),
      lettering(13, 88, 'by 5 pm', { ...heading, color: butter[400] }),
    ],
  ),
  flatRoof([-62, -74, 118], [54, 132], brick[100], brick[600]),
];

/** A painter's stage to the right of the words. Its ropes hang from two beams on the roof. */
const stage: Drawing = [
  [-74, -46].map((y) => [
    polyline([project(2, y, 126), project(2, y, 26)], blue[950], 1.8),
    block([-24, y - 2, 124], [28, 4, 4], blue[700]),
  ]),
  block([-6, -80, 22], [16, 40, 4], skin[2]),
];

export const picture = tileScene(
  'Sign painters on a house wall: one weak line struck out, a better one in large letters below',
  { mood: 'sand', seed: 271, center: [240, 219], scale: 1 },
  [
    place(tree(), [-84, -46], 1.1),
    wall,
    stage,
    place(
      person({ top: orange[500], skin: skin[4], hair: blue[950], reach: 'up' }),
      [4, -58, 26],
      1.15,
    ),
    place(paintPot(butter[400]), [6, -46, 26], 0.6),
    place(person({ top: leaf[600], skin: skin[1], hair: skin[4] }), [44, 36], 1.2),
    place(paintPot(blue[600]), [24, 6]),
    place(paintPot(orange[500]), [40, 6]),
    place(cursor(), [60, -10, 8], 0.9),
    place(bush(), [-56, 70]),
    place(bush(), [70, -56], 0.8),
  ],
);
