import { at, circle, path, rect } from '../../drawing/drawing.ts';
import { blue, butter, orange, white } from '../../drawing/ramps.ts';
import { closeup } from '../../kit/closeup.ts';
import { text } from '../../kit/interface.ts';

/** The amounts of the guide’s math, from what a job leaves to what a click may cost. */
const amounts = [
  { amount: '$900', words: 'one job leaves', top: 112, color: blue[800], ink: white },
  { amount: '$320', words: 'for a customer', top: 200, color: blue[600], ink: white },
  { amount: '$20', words: '$320 / 16 clicks', top: 290, color: orange[500], ink: blue[950] },
] as const;
const width = 186;
const left = 161;

/** A coin that rolls down the steps. */
const coin = (x: number, y: number, radius: number) =>
  at(x, y, [
    circle(0, 0, radius, { fill: butter[400], night: 'beacon' }),
    circle(0, 0, radius * 0.78, { fill: butter[200], night: 'beacon' }),
    text(0, radius * 0.36, '$', radius, {
      face: 'gabarito-800',
      color: orange[700],
      anchor: 'middle',
      night: 'beacon',
    }),
  ]);

export const picture = closeup(
  'Three steps down: a job leaves $900, a customer may cost $320, and, divided by 16 clicks, a click may cost $20',
  [
    rect(0, 0, 880, 440, blue[100]),
    rect(0, amounts[0].top, left, 400, amounts[0].color),
    amounts.map(({ amount, words, top, color, ink }, index) => [
      rect(left + index * width, top, index === 2 ? 600 : width, 440 - top, color),
      text(left + 22 + index * width, top + 74, amount, 54, {
        face: 'gabarito-800',
        color: ink,
        night: 'beacon',
      }),
      text(left + 22 + index * width, top + 106, words, 21, {
        face: 'figtree-600',
        color: ink,
        night: 'beacon',
      }),
    ]),
    coin(left + 92, 71, 41),
    coin(left + width + 72, 163, 37),
    coin(left + 2 * width + 52, 264, 26),
    path(`M${left + 450} 246v46l11-10l8 17l9-4l-8-17h15Z`, {
      fill: white,
      stroke: blue[950],
      strokeWidth: 3,
      night: 'beacon',
    }),
    text(566, 110, '16 clicks bring', 27, { face: 'gabarito-800' }),
    text(566, 142, 'one new job', 27, { face: 'gabarito-800' }),
  ],
);
