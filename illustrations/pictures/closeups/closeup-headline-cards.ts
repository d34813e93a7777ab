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

/** The other 12 cards, 206 by 100: where each lies, how it is turned, and its words. The words of four are hidden. */
const others: readonly (readonly [x: number, y: number, turn: number, ...words: string[]])[] = [
  [-90, 92, 14],
  [-104, 372, 15],
  [766, 230, -14],
  [782, 404, -11],
  [45, 24, -4, 'Brake repair', 'in Omaha'],
  [42, 158, 3, 'Squeaky brakes?', 'Come by today'],
  [42, 292, -3, '3 ASE-certified', 'mechanics'],
  [45, 424, 4, 'We show you', 'the worn part'],
  [632, 28, 4, 'Most cars done', 'in 2 hours'],
  [632, 160, -3, 'Book online', 'in 2 minutes'],
  [632, 296, 3, 'Call before 10,', 'done by 5'],
  [632, 426, -4, '12-month', 'warranty'],
];

const card = (words: readonly string[]): Drawing => [
  rect(5, 7, 206, 100, { fill: blue[950], opacity: 0.22 }, 12),
  rect(0, 0, 206, 100, words.length > 0 ? blue[300] : blue[400], 12),
  words.map((line, index) =>
    text(14, 44 + index * 33, line, 24.5, { face: 'gabarito-700', color: blue[950] }),
  ),
];

/** The ad that three of the cards make. */
const ad: Drawing = [
  sheet(388, 476, 26, { opacity: 0.32 }),
  circle(60, 72, 28, blue[700]),
  circle(60, 72, 12, white),
  text(102, 68, 'Sandhill Brakes', 31, { face: 'figtree-700' }),
  label(102, 104, 'Sponsored', 27),
  chosen.map((lines, index) => [
    rect(32, 144 + index * 108, 9, 78, orange[500], 4.5),
    lines.map((line, row) =>
      text(58, 176 + index * 108 + row * 40, line, 40, { face: 'gabarito-800' }),
    ),
  ]),
];

export const picture = closeup(
  'An ad for Sandhill Brakes of three headlines: “Front pads from $180”, “Open Saturdays until 2 PM” and “Price in writing first”. Eight of the other 12 lie around it',
  [
    rect(0, 0, 880, 550, blue[600]),
    others.map(([x, y, turn, ...words]) =>
      at(x, y, transformed(`rotate(${turn} 103 50)`, card(words))),
    ),
    at(246, 37, ad),
  ],
  550,
);

export const night = 'paper';
