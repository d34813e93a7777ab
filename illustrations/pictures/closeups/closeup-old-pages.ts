import type { Color } from '../../drawing/color.ts';
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
import { blue, brick, leaf, orange, paper, white } from '../../drawing/ramps.ts';
import { closeup, sheet } from '../../kit/closeup.ts';
import { pencil } from '../../kit/markers.ts';
import { text, ui } from '../../kit/interface.ts';

/** The four marks of the guide: x, width, word. */
const words = [
  [66, 116, 'Keep'],
  [258, 140, 'Repair'],
  [480, 132, 'Merge'],
  [678, 158, 'Remove'],
] as const;

/** A printed page, 204 by 330, with a heading of two lines. */
const page = (
  [first, second]: readonly [string, string],
  widths: readonly number[],
  fill: Color = white,
): Drawing => [
  sheet(204, 330, 8, { fill, opacity: 0.1 }),
  text(20, 48, first, 31, { face: 'gabarito-800' }),
  text(20, 82, second, 31, { face: 'gabarito-800' }),
  widths.map((width, line) => rect(20, 112 + line * 28, width, 11, ui.line, 5.5)),
];

/** A page that does its job, with a check mark. */
const kept: Drawing = [
  page(['Spring', 'check'], [164, 140, 156, 90, 150]),
  circle(156, 282, 38, leaf[600]),
  stroke('M139 283l12 13l23-27', white, 8),
];

/** A vague answer struck out, the price below it. */
const repaired: Drawing = [
  page(['Tune-up', 'cost'], [164, 120]),
  text(20, 194, 'Prices vary', 30, { color: ui.muted }),
  stroke('M12 190C60 180 120 190 180 178', brick[600], 5),
  text(20, 248, '$95', 50, { face: 'gabarito-800', color: leaf[700] }),
  [150, 110].map((width, line) => rect(20, 272 + line * 28, width, 11, ui.line, 5.5)),
];

/** Two pages about the same question, held by a clip. */
const merged: Drawing = [
  transformed('rotate(7 100 20)', page(['Kids’ bike', 'chart'], [150], paper[200])),
  page(['What size', 'bike?'], [164, 140, 156, 90, 150, 120, 160, 70]),
  stroke('M183 22V-14a11 11 0 0 1 22 0V34a17 17 0 0 1-34 0V-8', blue[600], 6),
];

/** A page that goes into a basket. */
const removed: Drawing = [
  transformed(
    'translate(10 -14) rotate(-5 90 140) scale(.98)',
    page(['Summer', 'party 2021'], [150, 110]),
  ),
  path('M-6 158H222L204 330Q202 344 188 344H28Q14 344 12 330Z', blue[600]),
  path('M-6 158H40L56 344H28Q14 344 12 330Z', blue[700]),
  times(4, (slot) => stroke(`M${50 + slot * 39} 196L${58 + slot * 34} 312`, blue[400], 7)),
  rect(-18, 144, 252, 26, blue[800], 13),
];

export const picture = closeup(
  'Four old pages: one has a check mark, one gets its price, two are clipped together, the summer party of 2021 is in a wastebasket',
  [
    words.map(([x, width, word]) => [
      rect(x, 40, width, 56, { fill: blue[500], night: 'beacon' }, 28),
      text(x + width / 2, 78, word, 31, { face: 'gabarito-800', color: white, anchor: 'middle' }),
    ]),
    at(30, 150, transformed('rotate(2)', kept), 0.94),
    at(232, 152, transformed('rotate(-3)', repaired), 0.94),
    at(450, 142, merged, 0.94),
    at(656, 138, removed, 0.88),
    at(340, 370, pencil(orange[500], 146), 1.5),
  ],
  550,
);

export const night = 'paper';
