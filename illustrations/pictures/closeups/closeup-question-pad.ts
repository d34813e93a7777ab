import { type Drawing, at, circle, path, rect, times, transformed } from '../../drawing/drawing.ts';
import { shade } from '../../drawing/isometric.ts';
import { blue, butter, orange, paper, skin, white } from '../../drawing/ramps.ts';
import { closeup } from '../../kit/closeup.ts';
import { writingHand } from '../../kit/hands.ts';
import { hairlines, text } from '../../kit/interface.ts';

/** The questions of one topic, in the words of the guide beside the picture. */
const questions = [
  'What size for a 6-year-old?',
  'Is a 20-inch too big?',
  'How to measure a child',
];

/** A pad with a wire at the top; the last line is being written. */
const pad: Drawing = [
  rect(10, 14, 430, 460, { fill: blue[950], opacity: 0.14 }, 10),
  rect(0, 0, 430, 460, white, 10),
  path('M0 62V10Q0 0 10 0H420Q430 0 430 10V62Z', blue[700]),
  times(11, (ring) => [
    circle(30 + ring * 37, 20, 6.5, blue[950]),
    rect(26 + ring * 37, -14, 8, 36, paper[300], 4),
  ]),
  hairlines(30, 370, [130, 190, 250, 310, 370]),
  questions.map((question, line) =>
    text(30, 118 + line * 60, question, 27, { face: 'gabarito-700' }),
  ),
];

/** A desk phone, its receiver on the cradle. */
const deskPhone: Drawing = [
  rect(8, 12, 190, 250, { fill: blue[950], opacity: 0.14 }, 26),
  rect(0, 0, 190, 250, blue[600], 26),
  rect(0, 0, 60, 250, shade(blue[600], 0.15), 26),
  rect(82, 24, 90, 44, blue[100], 8),
  times(12, (key) =>
    rect(84 + (key % 3) * 31, 86 + Math.floor(key / 3) * 36, 25, 26, blue[200], 7),
  ),
  rect(6, -18, 54, 286, blue[950], 27),
  rect(2, -24, 62, 84, blue[900], 24),
  rect(2, 190, 62, 84, blue[900], 24),
];

/** The near corner of a cash register. */
const register: Drawing = [
  rect(-10, 14, 260, 300, { fill: blue[950], opacity: 0.14 }, 18),
  rect(0, 0, 260, 300, blue[800], 18),
  rect(18, 18, 230, 56, butter[200], 10),
  text(40, 58, '$95.00', 34, { face: 'gabarito-800', night: 'beacon' }),
  times(20, (key) =>
    rect(
      18 + (key % 5) * 46,
      92 + Math.floor(key / 5) * 46,
      36,
      36,
      key === 14 ? orange[400] : blue[300],
      8,
    ),
  ),
];

export const picture = closeup(
  'A hand writes customers’ questions on a pad beside the register: What size for a 6-year-old? Is a 20-inch too big?',
  [
    at(-18, 110, transformed('rotate(-8)', deskPhone)),
    at(690, 6, transformed('rotate(5)', register)),
    at(216, 34, transformed('rotate(-2)', [pad])),
    at(540, 258, writingHand({ tone: skin[4], sleeve: blue[500] })),
  ],
);
