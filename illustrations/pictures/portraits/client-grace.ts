import { circle, path, rect, stroke } from '../../drawing/drawing.ts';
import { tint } from '../../drawing/isometric.ts';
import { blue, butter, hair, leaf, paper, skin, white } from '../../drawing/ramps.ts';
import { headShapes, portrait, torso } from '../../kit/portrait.ts';

/** Runs a physical therapy clinic: short silver curls, a teal tunic, a name tag on a band. */
export const picture = portrait({
  name: 'Dr. Grace Lowell',
  ground: { sky: leaf[100], lines: white, far: leaf[300], near: leaf[500] },
  tilt: -4,
  behind: path(
    'M128 178c-8-70 24-104 72-104s80 34 72 104q-2 20-12 28h-120q-10-8-12-28Z',
    hair.gray,
  ),
  body: [
    torso(blue[600], blue[700]),
    path('M154 312q46 92 92 0l-12-8h-68Z', skin[4]),
    path('M150 310q50 104 100 0l12 6q-60 124-124 0Z', blue[800]),
  ],
  face: {
    shape: headShapes.oval,
    skin: skin[4],
    brow: hair.gray,
    mouth: 'broad',
    turn: 0.3,
    lines: true,
  },
  over: [
    [
      [140, 146, 19],
      [150, 116, 23],
      [176, 96, 25],
      [207, 90, 26],
      [236, 102, 24],
      [255, 126, 21],
      [262, 152, 16],
    ].map(([x = 0, y = 0, r = 0]) => circle(x, y, r, hair.silver)),
    path('M138 164q2-50 62-52t64 48q-24-24-64-24t-62 28Z', hair.silver),
    [
      [160, 100],
      [196, 80],
      [236, 92],
    ].map(([x = 0, y = 0]) => stroke(`M${x} ${y}a14 14 0 0 1 18-3`, tint(hair.silver, 0.5), 5)),
    circle(260, 227, 5, butter[400]),
  ],
  front: [
    stroke('M158 322q16 58 40 74M242 322q-16 58-40 74', paper[0], 6),
    rect(170, 392, 60, 40, paper[0], 8),
    rect(180, 403, 40, 6, blue[600], 3),
    rect(180, 415, 26, 6, blue[300], 3),
  ],
});
