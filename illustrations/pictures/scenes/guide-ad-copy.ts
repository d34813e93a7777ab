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

const heading = { size: 27, face: 'gabarito-800', color: white } as const;

/** The gable wall of a house, painted: a weak line struck out, a better one below it. */
const wall: Drawing = [
  castShadow([-62, -74], [54, 132]),
  block([-62, -74], [54, 132, 118], brick[300], { top: brick[100] }),
  onRightFace(
    [-8, -74],
    [132, 118],
    [
      rect(7, 8, 118, 96, blue[700], 6),
      lettering(17, 30, 'Great service', { size: 15, face: 'figtree-600', color: blue[300] }),
      stroke('M15 25H113', orange[500], 4),
      lettering(17, 56, 'Brakes', heading),
      lettering(17, 81, 'by 5 pm', { ...heading, color: butter[400] }),
    ],
  ),
  flatRoof([-62, -74, 118], [54, 132], brick[100], brick[600]),
];

/** A painter's stage on two ropes. */
const stage: Drawing = [
  [-70, -30].map((y) => polyline([project(4, y, 122), project(4, y, 8)], blue[950], 1.8)),
  block([-6, -76, 4], [16, 52, 4], skin[2]),
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
      [4, -58, 8],
      1.15,
    ),
    place(paintPot(butter[400]), [4, -34, 8], 0.8),
    place(person({ top: leaf[600], skin: skin[1], hair: skin[4] }), [44, 36], 1.2),
    place(paintPot(blue[600]), [24, 6]),
    place(paintPot(orange[500]), [40, 6]),
    place(cursor(), [60, -10, 8], 0.9),
    place(bush(), [-56, 70]),
    place(bush(), [70, -56], 0.8),
  ],
);
