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
import { blue, paper, skin, white } from '../../drawing/ramps.ts';
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

/** A desk phone: keys, the receiver across its top, and the cord. */
const deskPhone: Drawing = [
  stroke('M-2 64Q-26 92 0 108T0 148T0 188T20 226', blue[800], 7),
  rect(8, 52, 176, 220, { fill: blue[950], opacity: 0.14 }, 28),
  rect(0, 40, 176, 220, blue[500], 28),
  times(12, (key) =>
    rect(34 + (key % 3) * 40, 100 + Math.floor(key / 3) * 36, 28, 24, blue[100], 7),
  ),
  path(
    'M-18 40Q-18-2 30-2H146Q194-2 194 40V60Q194 74 180 74H144Q130 74 130 60V52Q130 44 122 44H54Q46 44 46 52V60Q46 74 32 74H-4Q-18 74-18 60Z',
    blue[800],
  ),
  path('M-6 34Q0 10 34 10H142', { fill: 'none', stroke: blue[600], strokeWidth: 5 }),
];

export const picture = closeup(
  'A hand writes customers’ questions on a pad beside the telephone: What size for a 6-year-old? Is a 20-inch too big?',
  [
    at(20, 124, transformed('rotate(-8)', deskPhone), 0.86),
    at(216, 34, transformed('rotate(-2)', [pad])),
    at(540, 258, writingHand({ tone: skin[4], sleeve: blue[500] })),
  ],
);
