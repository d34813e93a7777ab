import { type Drawing, at, circle, rect, stroke, transformed } from '../../drawing/drawing.ts';
import { blue, brick, orange, paper, skin, white } from '../../drawing/ramps.ts';
import { closeup } from '../../kit/closeup.ts';
import { writingHand } from '../../kit/hands.ts';
import { hairlines, label, text, ui } from '../../kit/interface.ts';

/** A headline that every shop could use, and the fact in its place. */
const [weak, better] = ['Affordable brake service', 'Front pads from $180'];

/** A search ad printed on paper, its headline struck out by hand. */
const sheet: Drawing = [
  rect(10, 14, 500, 480, { fill: blue[950], opacity: 0.14 }, 6),
  rect(0, 0, 500, 480, white, 6),
  circle(54, 54, 20, blue[700]),
  circle(54, 54, 9, white),
  text(88, 50, 'Sandhill Brakes', 21, { face: 'figtree-700' }),
  label(88, 74, 'Sponsored', 19),
  text(34, 206, weak, 32, { color: ui.muted }),
  stroke('M24 210C110 190 250 202 398 182', brick[600], 6),
  text(34, 138, better, 36, { face: 'gabarito-800' }),
  stroke('M34 152q150 12 340-4', orange[500], 6),
  text(34, 254, 'Free 15-minute check. You get', 21),
  text(34, 284, 'the price in writing and decide.', 21),
  hairlines(34, 432, [316]),
  [0, 1].map((column) => [
    rect(34 + column * 220, 344, 190, 46, ui.quietFill, 10),
    text(129 + column * 220, 375, column ? 'Book a time' : 'Brake prices', 20, {
      face: 'figtree-700',
      color: blue[700],
      anchor: 'middle',
    }),
  ]),
];

/** The fact sheet under it, cut by the frame. */
const facts: Drawing = [
  rect(8, 12, 250, 460, { fill: blue[950], opacity: 0.14 }, 6),
  rect(0, 0, 250, 460, paper[50], 6),
  text(24, 48, 'Facts', 26, { face: 'gabarito-800' }),
  [150, 110, 170, 90, 140, 120].map((width, line) => [
    rect(24, 78 + line * 52, 22, 22, blue[100], 6),
    stroke(`M30 ${89 + line * 52}l5 5l8-10`, blue[600], 3.5),
    rect(58, 84 + line * 52, width, 9, paper[300], 4.5),
  ]),
];

export const picture = closeup(
  `A search ad on paper: the headline “${weak}” is struck out, “${better}” is written above it`,
  [
    at(42, 40, transformed('rotate(-7)', facts)),
    at(186, 18, transformed('rotate(2)', sheet)),
    at(568, 172, writingHand({ tone: skin[4], sleeve: blue[600] })),
  ],
);

export const night = 'paper';
