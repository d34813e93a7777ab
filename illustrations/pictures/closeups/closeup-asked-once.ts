import { type Drawing, at, circle, path, rect, stroke } from '../../drawing/drawing.ts';
import { shade } from '../../drawing/isometric.ts';
import { blue, butter, hair, leaf, orange, paper, skin, white } from '../../drawing/ramps.ts';
import { closeup, phoneFront } from '../../kit/closeup.ts';
import { text } from '../../kit/interface.ts';
import { bust, headShapes, torso } from '../../kit/portrait.ts';

/** A customer at the counter of a bike shop by day, and what she asks. */
const counter: Drawing = [
  rect(0, 0, 880, 440, { fill: orange[200], night: 'beacon' }),
  // A wheel on the wall.
  circle(64, 84, 92, { fill: 'none', stroke: blue[800], strokeWidth: 12 }),
  stroke('M64 84V-8M64 84L144 130M64 84L-16 130M64 84L144 38M64 84V176', blue[400], 4),
  circle(64, 84, 14, blue[800]),
  at(
    24,
    62,
    bust({
      tilt: 3,
      behind: path('M124 190c-14-76 22-118 78-118s90 42 74 118l8 96H116Z', hair.black),
      body: torso(leaf[600], shade(leaf[600], 0.2)),
      face: {
        shape: headShapes.oval,
        skin: skin[3],
        brow: hair.black,
        mouth: 'open',
        turn: 0.5,
      },
      over: path('M138 180c-6-62 20-92 64-92s68 34 60 92q-8-44-36-62q-40 34-88 62Z', hair.black),
    }),
    0.86,
  ),
  rect(0, 398, 480, 42, blue[700]),
  // What she says.
  path('M300 158l-34 54 74-34Z', white),
  rect(250, 30, 232, 142, white, 28),
  text(276, 78, 'What size', 32, { face: 'gabarito-800' }),
  text(276, 114, 'for a child', 32, { face: 'gabarito-800' }),
  text(276, 150, 'of six?', 32, { face: 'gabarito-800' }),
];

/** The sizes on the page in inches: the inseam, and the wheel. */
const sizes = [
  [18, 16],
  [22, 20],
  [25, 24],
] as const;

/** The same question on a phone at night. */
const page: Drawing = [
  path('M556 0H880V440H470Z', { fill: blue[900], night: 'beacon' }),
  circle(840, 70, 30, { fill: butter[200], night: 'beacon' }),
  circle(855, 61, 27, { fill: blue[900], night: 'beacon' }),
  [
    [604, 40],
    [496, 390],
    [846, 190],
    [862, 330],
    [520, 250],
  ].map(([x, y]) => circle(x!, y!, 4, { fill: white, night: 'beacon' })),
  at(544, 44, [
    phoneFront('large', 246, 470),
    rect(34, 34, 178, 14, paper[200], 7),
    text(34, 96, 'What size', 30, { face: 'gabarito-800' }),
    text(34, 130, 'for a child?', 30, { face: 'gabarito-800' }),
    text(34, 173, 'Inseam', 26),
    text(138, 173, 'Wheel', 26),
    sizes.map(([inseam, wheel], row) => [
      rect(26, 186 + row * 54, 194, 46, row === 1 ? orange[500] : blue[50], 10),
      text(36, 219 + row * 54, `${inseam} in`, 30, { face: 'figtree-600' }),
      text(138, 219 + row * 54, `${wheel} in`, 30, { face: 'figtree-600' }),
    ]),
    rect(26, 352, 194, 60, blue[600], 12),
  ]),
];

export const picture = closeup(
  'By day a customer at the counter asks which size fits a child of six; by night the same question and its answer are on a phone',
  [counter, page],
);

export const night = 'paper';
