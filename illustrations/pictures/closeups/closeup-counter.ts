import { type Drawing, circle, ellipse, path, rect, times } from '../../drawing/drawing.ts';
import { blob, extrude } from '../../drawing/extrusion.ts';
import { block, onLeftFace, onRightFace, place, shade } from '../../drawing/isometric.ts';
import { blue, butter, leaf, orange, paper, skin } from '../../drawing/ramps.ts';
import { lettering } from '../../drawing/lettering.ts';
import { person } from '../../kit/people.ts';
import { scene } from '../../kit/scene.ts';

const wood = skin[2];

/** The floor of the shop, on a blue board. */
const outline = { center: [42, 0], seed: 41, wobble: 0.008, exponent: 7 } as const;
const floor: Drawing = [
  extrude(blob({ ...outline, radii: [124, 232] }), -32, -14, {
    top: blue[400],
    lit: blue[500],
    shaded: blue[600],
  }),
  extrude(blob({ ...outline, radii: [114, 222] }), -14, 0, {
    top: paper[100],
    lit: paper[300],
    shaded: paper[400],
  }),
];

/** The counter, along y, with a board in front. */
const counter: Drawing = [
  block([-40, -190], [70, 380, 96], blue[600]),
  onRightFace(
    [30, -190],
    [380, 96],
    times(9, (plank) => rect(4 + plank * 42, 14, 38, 74, { fill: blue[500], opacity: 0.6 }, 3)),
  ),
  block([-48, -198, 96], [86, 396, 9], wood),
];

/** A glass case with three rows of bread. */
const loaf = (u: number, v: number, width: number, tone = skin[3]): Drawing => [
  path(`M${u} ${v}q0-16 ${width / 2}-16t${width / 2} 16q0 5-5 5h${10 - width}q-5 0-5-5Z`, tone),
  rect(u + width * 0.3, v - 11, 3, 9, shade(tone, 0.2), 1.5),
  rect(u + width * 0.55, v - 11, 3, 9, shade(tone, 0.2), 1.5),
];
const glassCase: Drawing = [
  block([-34, -176, 105], [58, 176, 74], blue[200], { top: blue[100], left: blue[300] }),
  onRightFace(
    [24, -176, 105],
    [176, 74],
    [
      rect(4, 4, 168, 66, { fill: butter[200], night: 'glass' }, 3),
      rect(4, 36, 168, 4, paper[0]),
      [12, 52, 92, 132].map((u, index) => loaf(u, 31, 32, index % 2 ? orange[400] : skin[3])),
      [10, 62, 114].map((u, index) => loaf(u, 64, 46, index === 1 ? skin[2] : skin[3])),
    ],
  ),
];

/** A tablet on a stand: an order that came from a search. */
const tablet: Drawing = [
  block([-8, 70, 105], [16, 20, 12], blue[900]),
  block([0, 44, 114], [6, 76, 54], blue[950]),
  onRightFace(
    [6, 44, 114],
    [76, 54],
    [
      rect(4, 4, 68, 46, { fill: paper[0], night: 'beacon' }, 3),
      rect(9, 9, 58, 14, { fill: orange[500], night: 'beacon' }, 3),
      lettering(38, 19.5, 'NEW ORDER', {
        size: 9,
        face: 'gabarito-800',
        color: blue[950],
        anchor: 'middle',
        night: 'beacon',
      }),
      rect(9, 29, 44, 4, blue[300], 2),
      rect(9, 38, 30, 4, paper[300], 2),
      circle(61, 38, 5, leaf[500]),
    ],
  ),
];

/** A paper bag with a loaf that looks out of it. */
const bag: Drawing = [
  onRightFace([10, 136, 130], [40, 40], loaf(4, 34, 30)),
  block([-10, 140, 105], [26, 40, 34], paper[200]),
  onRightFace([16, 140, 105], [40, 34], [circle(20, 17, 9, orange[500])]),
];

const bell: Drawing = [
  ellipse(0, 0, 13, 6.5, blue[900]),
  path('M-11-2a11 11 0 0 1 22 0Z', butter[400]),
  circle(0, -14, 2.6, butter[400]),
];

export const picture = scene(
  'A bakery counter seen close: bread behind glass, a tablet with a new order, two customers waiting',
  { width: 640, height: 572, center: [284, 330], scale: 1.1 },
  [
    floor,
    place(
      person({ top: orange[500], skin: skin[4], hair: blue[950], reach: 'right' }),
      [-66, 20, 44],
      3.2,
    ),
    place(person({ top: butter[400], skin: skin[1], hair: skin[4] }), [-66, 128, 40], 3.1),
    counter,
    glassCase,
    tablet,
    place(bell, [14, 18, 106], 1.2),
    bag,
    onLeftFace([-40, 190], 96, rect(6, 14, 58, 74, { fill: blue[800], opacity: 0.4 }, 3)),
    place(
      person({ top: blue[300], skin: skin[1], hair: skin[5], legs: blue[900] }),
      [112, -76],
      3.3,
    ),
    place(
      person({ top: leaf[500], skin: skin[3], hair: blue[950], legs: blue[800] }),
      [116, 66],
      3.4,
    ),
  ],
);
