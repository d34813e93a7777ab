import { type Drawing, at, circle, rect, transformed } from '../../drawing/drawing.ts';
import { blue, orange, white } from '../../drawing/ramps.ts';
import { closeup, sheet } from '../../kit/closeup.ts';
import { label, text } from '../../kit/interface.ts';

/** The three headlines that the guide says in a row. */
const chosen = [
  ['Front pads', 'from $180'],
  ['Open Saturdays', 'until 2 PM'],
  ['Price in', 'writing first'],
];

/** The other cards, 234 by 118: where each lies, how it is turned, and its words. Four without words lie below them. */
const others: readonly (readonly [x: number, y: number, turn: number, ...words: string[]])[] = [
  [-96, 126, 16],
  [-108, 300, -12],
  [752, 132, -15],
  [766, 306, 13],
  [18, 42, -4, 'Brake repair', 'in Omaha'],
  [16, 216, 3, '3 certified', 'ASE mechanics'],
  [18, 392, -3, 'We show you', 'the worn part'],
  [630, 42, 4, 'Most cars done', 'in 2 hours'],
  [632, 216, -3, 'Call before 10,', 'done by 5'],
  [630, 392, 3, '12-month', 'warranty'],
];

const card = (words: readonly string[]): Drawing => [
  rect(5, 7, 234, 118, { fill: blue[950], opacity: 0.22 }, 12),
  rect(0, 0, 234, 118, words.length > 0 ? blue[300] : blue[400], 12),
  words.map((line, index) =>
    text(16, 50 + index * 38, line, 29, { face: 'gabarito-700', color: blue[950] }),
  ),
];

/** The ad that three of the cards make. */
const ad: Drawing = [
  sheet(344, 476, 26, { opacity: 0.32 }),
  circle(56, 72, 28, blue[700]),
  circle(56, 72, 12, white),
  text(98, 68, 'Sandhill Brakes', 30, { face: 'figtree-700' }),
  label(98, 104, 'Sponsored', 28),
  chosen.map((lines, index) => [
    rect(28, 144 + index * 108, 9, 78, orange[500], 4.5),
    lines.map((line, row) =>
      text(52, 176 + index * 108 + row * 40, line, 37, { face: 'gabarito-800' }),
    ),
  ]),
];

export const picture = closeup(
  'An ad for Sandhill Brakes of three headlines: “Front pads from $180”, “Open Saturdays until 2 PM” and “Price in writing first”. Six of the other 12 lie around it',
  [
    rect(0, 0, 880, 550, blue[600]),
    others.map(([x, y, turn, ...words]) =>
      at(x, y, transformed(`rotate(${turn} 117 59)`, card(words))),
    ),
    at(268, 37, ad),
  ],
  550,
);

export const night = 'paper';
