import { type Drawing, at, path, rect, stroke, transformed } from '../../drawing/drawing.ts';
import { blue, brick, paper, skin, white } from '../../drawing/ramps.ts';
import { closeup, coffeeCup } from '../../kit/closeup.ts';
import { writingHand } from '../../kit/hands.ts';
import { text } from '../../kit/interface.ts';

/** The lines of the sum in the guide, from what the jobs leave to what is missing. */
const lines = [
  ['6 jobs at $140', '$840'],
  ['The help', '–$900'],
] as const;

/** The back of an invoice, its printed front showing at the folded corner. */
const invoice: Drawing = [
  rect(10, 14, 500, 520, { fill: blue[950], opacity: 0.16 }, 6),
  path('M0 0H426L500 74V520H0Z', white),
  path('M426 0V68Q426 74 432 74H500Z', blue[200]),
  lines.map(([words, amount], line) => [
    text(40, 104 + line * 74, words, 38, { face: 'figtree-600' }),
    text(396, 104 + line * 74, amount, 40, { face: 'gabarito-800', anchor: 'end' }),
  ]),
  stroke('M38 208Q210 202 398 207', blue[950], 5),
  text(40, 272, 'Left', 38, { face: 'figtree-600' }),
  text(396, 274, '–$60', 50, { face: 'gabarito-800', color: brick[600], anchor: 'end' }),
  stroke(
    'M402 236C384 214 300 210 266 232C236 252 248 296 312 300C372 304 418 286 414 254',
    brick[600],
    6,
  ),
];

/** A thermostat on the desk, its dial at 68 degrees. */
const thermostat: Drawing = [
  rect(8, 12, 150, 150, { fill: blue[950], opacity: 0.16 }, 40),
  rect(0, 0, 150, 150, paper[0], 40),
  path('M75 22A53 53 0 1 1 74.9 22Z', blue[900]),
  stroke('M42 108A44 44 0 1 1 118 75', brick[500], 8),
  text(75, 90, '68°', 38, { face: 'gabarito-800', color: white, anchor: 'middle' }),
];

export const night = 'paper';

export const picture = closeup(
  'A sum in pencil on the back of an invoice: 6 jobs at $140 leave $840, the help costs $900, and $60 is missing',
  [
    rect(0, 0, 880, 440, blue[400]),
    at(142, 44, transformed('rotate(8)', thermostat), 0.8),
    at(186, 336, coffeeCup(), 1.05),
    at(292, 52, transformed('rotate(-3)', invoice), 0.86),
    at(664, 286, writingHand({ tone: skin[4], sleeve: blue[600] }, brick[500]), 0.9),
  ],
);
