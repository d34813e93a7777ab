/** Ends /services/seo, in the right part of the call for a proposal. */
import { type Drawing, at, path, rect, stroke, times, transformed } from '../../drawing/drawing.ts';
import { blue, leaf, orange, paper, skin, white } from '../../drawing/ramps.ts';
import type { Picture } from '../../drawing/svg.ts';
import { coffeeCup, sheet, slopedGround } from '../../kit/closeup.ts';
import { writingHand } from '../../kit/hands.ts';
import { text } from '../../kit/interface.ts';

/** The width of a day, seven in a row. */
const day = 66;

/** The numbers of a week from its first day, above a bar. */
const numbers = (first: number, top: number): Drawing =>
  times(7, (index) =>
    text((index + 0.5) * day, top, `${first + index}`, 34, {
      face: 'gabarito-700',
      color: first + index === 1 ? white : blue[950],
      anchor: 'middle',
    }),
  );

/** A sheet with the two weeks of the promise, 510 wide: the kickoff on the first day, and the work up to the last. */
const weeks: Drawing = [
  sheet(510, 506, 18),
  path('M0 100V18Q0 0 18 0H492Q510 0 510 18V100Z', blue[800]),
  times(2, (ring) => rect(120 + ring * 258, -20, 14, 48, paper[300], 7)),
  text(255, 68, 'After your yes', 48, { face: 'gabarito-800', color: white, anchor: 'middle' }),
  at(24, 124, [
    rect(3, 0, day - 6, 84, blue[600], 14),
    rect(day + 3, 0, 6 * day - 6, 84, orange[500], 14),
    numbers(1, 54),
    text(3, 138, 'Kickoff', 46, { face: 'gabarito-800', color: blue[600] }),
  ]),
  at(24, 292, [
    rect(3, 0, 7 * day - 6, 178, orange[500], 14),
    numbers(8, 54),
    text(20, 132, 'Implementation', 46, { face: 'gabarito-800', color: blue[950] }),
    stroke('M396 38a34 32 0 1 0 42-30a40 34 0 0 0-46 24', blue[950], 6),
  ]),
];

export const picture: Picture = {
  title: 'A calendar of two weeks: kickoff on the first day, implementation by the last',
  width: 640,
  height: 600,
  drawing: [
    slopedGround(600, [blue[300], blue[400]], [430, 300]),
    at(34, 546, coffeeCup()),
    at(58, 56, transformed('rotate(-2)', weeks)),
    at(516, 452, writingHand({ tone: skin[4], sleeve: leaf[600] }, orange[500]), 0.82),
  ],
};

export const night = 'paper';
