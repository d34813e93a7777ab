import { type Drawing, at, circle, path, rect, times, transformed } from '../../drawing/drawing.ts';
import { blue, butter, orange, skin } from '../../drawing/ramps.ts';
import { closeup, coffeeCup, sheet } from '../../kit/closeup.ts';
import { longPen } from '../../kit/hands.ts';
import { hairlines, text } from '../../kit/interface.ts';

/** The pad for customers' questions, 300 by 372, with a wire at its top. */
const pad: Drawing = [
  sheet(300, 372, 10, { opacity: 0.16 }),
  path('M0 58V10Q0 0 10 0H290Q300 0 300 10V58Z', blue[700]),
  times(8, (ring) => [
    circle(28 + ring * 35, 20, 6, blue[950]),
    rect(24 + ring * 35, -14, 8, 36, blue[200], 4),
  ]),
  text(26, 112, 'Questions', 40, { face: 'gabarito-800' }),
  hairlines(26, 248, [168, 220, 272, 324]),
  text(26, 158, '1', 32, { face: 'gabarito-700' }),
];

const days = ['Mon', 'Tue', 'Wed'];

/** Three days of a planner, 360 by 330: the morning of one is kept for writing. */
const planner: Drawing = [
  sheet(360, 330, 10, { opacity: 0.16 }),
  days.map((day, column) => [
    text(62 + column * 118, 52, day, 34, { face: 'gabarito-800', anchor: 'middle' }),
    rect(12 + column * 118, 72, 100, 244, blue[50], 8),
  ]),
  rect(130, 72, 100, 136, orange[500], 8),
  text(180, 134, 'Write', 34, { face: 'gabarito-800', anchor: 'middle' }),
  text(180, 170, 'page 1', 28, { face: 'gabarito-700', anchor: 'middle' }),
];

/** A bell to ring for service, seen from above. */
const bell: Drawing = [
  circle(8, 10, 58, { fill: blue[950], opacity: 0.16 }),
  circle(0, 0, 58, blue[950]),
  circle(0, 0, 48, butter[400]),
  circle(9, -9, 30, butter[200]),
  circle(0, 0, 11, blue[950]),
];

/** Opens the last chapter of the content strategy guide. */
export const picture = closeup(
  'The counter of a shop from above: an empty pad headed Questions with a pen, and a planner with one morning kept to write page 1',
  [
    rect(0, 0, 880, 440, skin[2]),
    [110, 220, 330].map((y) => rect(0, y, 880, 3, skin[3])),
    at(842, 74, bell),
    at(36, 350, coffeeCup()),
    at(100, 46, transformed('rotate(-4)', pad)),
    at(440, 54, transformed('rotate(2)', planner)),
    at(188, 246, longPen(blue[600])),
  ],
);

export const night = 'paper';
