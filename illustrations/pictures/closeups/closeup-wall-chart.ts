import {
  type Drawing,
  at,
  circle,
  path,
  rect,
  stroke,
  times,
  transformed,
} from '../../drawing/drawing.ts';
import { shade } from '../../drawing/isometric.ts';
import { blue, brick, butter, hair, leaf, orange, skin, white } from '../../drawing/ramps.ts';
import { closeup, sheet } from '../../kit/closeup.ts';
import { pointingHand } from '../../kit/hands.ts';
import { hairlines, text } from '../../kit/interface.ts';
import { bust, headShapes, torso } from '../../kit/portrait.ts';

/** The sizes in inches, as in the other pictures of the shop: the inseam, and the wheel. */
const sizes = [
  [18, 16],
  [22, 20],
  [25, 24],
] as const;

/** A child in a helmet, in front of a rule with marks. */
const child: Drawing = [
  rect(34, 0, 40, 550, butter[400]),
  times(17, (mark) => rect(34, 14 + mark * 32, mark % 2 ? 14 : 24, 5, blue[950])),
  at(
    56,
    174,
    bust({
      tilt: -4,
      behind: path('M138 190c-6-50 20-84 62-84s68 34 62 84l6 66H132Z', hair.chestnut),
      body: torso(orange[500], shade(orange[500], 0.2)),
      face: {
        shape: headShapes.round,
        skin: skin[1],
        brow: hair.chestnut,
        mouth: 'broad',
        turn: 0.6,
      },
      over: [
        path('M130 166c-4-72 28-104 72-104s74 34 68 104q-70-22-140 0Z', leaf[600]),
        path('M164 150c0-40 14-66 38-84h-14c-30 18-42 46-42 88Z', shade(leaf[600], 0.2)),
        path('M222 148c2-34-4-58-16-82h16c18 20 28 46 28 84Z', shade(leaf[600], 0.2)),
        stroke('M140 170Q150 250 202 262T262 170', blue[900], 6),
      ],
    }),
    0.94,
  ),
];

/** The printed chart, 330 by 376, on two pins. The row of the child's size is orange. */
const chart: Drawing = [
  sheet(330, 376, 8, { opacity: 0.16 }),
  text(28, 56, 'What size bike?', 38, { face: 'gabarito-800' }),
  text(28, 108, 'Inseam', 29),
  text(188, 108, 'Wheel', 29),
  sizes.map(([inseam, wheel], row) => [
    rect(18, 124 + row * 60, 294, 52, row === 1 ? orange[500] : blue[50], 10),
    text(28, 161 + row * 60, `${inseam} in`, 33, { face: 'figtree-700' }),
    text(188, 161 + row * 60, `${wheel} in`, 33, { face: 'figtree-700' }),
  ]),
  hairlines(28, 274, [318]),
  text(28, 354, 'northshore.example', 28, { face: 'figtree-600' }),
  [24, 306].map((x) => circle(x, 14, 8, brick[500])),
];

/** Opens the chapter after publishing of the content strategy guide. */
export const picture = closeup(
  'A child in a bike helmet beside a size chart on the wall of a bike shop; a hand points at the row with an inseam of 22 inches and a 20-inch wheel',
  [
    rect(0, 0, 880, 550, { fill: blue[300], night: 'beacon' }),
    // A wheel on a hook.
    stroke('M786 24v22', blue[900], 9),
    circle(786, 124, 74, { fill: 'none', stroke: blue[800], strokeWidth: 12 }),
    stroke('M786 50V198M722 87L850 161M722 161L850 87', blue[400], 4),
    circle(786, 124, 11, blue[800]),
    child,
    at(352, 76, transformed('rotate(1.5)', chart)),
    at(622, 292, pointingHand({ tone: skin[4], sleeve: white }), 0.8),
  ],
  550,
);

export const night = 'paper';
