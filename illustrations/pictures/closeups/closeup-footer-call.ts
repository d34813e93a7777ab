import { type Drawing, at, path, rect, transformed } from '../../drawing/drawing.ts';
import { blue, leaf, orange, paper, skin, white } from '../../drawing/ramps.ts';
import { closeup, phoneFront } from '../../kit/closeup.ts';
import { pointingHand } from '../../kit/hands.ts';
import { text } from '../../kit/interface.ts';

/** A telephone receiver, 30 wide, around its middle. */
const receiver: Drawing = path(
  'M-14-9C-14 6-4 15 9 15L14 9L6 3L2 6C-2 4-5 1-7-3L-4-7L-9-14Z',
  blue[950],
);

/** A loaf with three cuts, 100 wide. Origin: its lower left corner. */
const loaf: Drawing = [
  path('M0 0q0-52 50-52t50 52Z', { fill: skin[3], night: 'beacon' }),
  [24, 44, 64].map((x) =>
    path(`M${x}-38q10 8 8 22l-6-2q0-12-8-18Z`, { fill: skin[1], night: 'beacon' }),
  ),
];

/** The shelf of the bakery behind the phone, across the whole picture. */
const shelf: Drawing = [
  [20, 660].flatMap((start) => [0, 1].map((index) => at(start + index * 100, 170, loaf, 0.9))),
  rect(0, 170, 880, 20, { fill: paper[200], night: 'beacon' }),
  rect(0, 190, 880, 12, { fill: blue[950], opacity: 0.14 }),
];

/** The end of the bakery’s site on a phone, 420 wide: photo of loaves above, footer below. */
const phone: Drawing = [
  at(0, -140, phoneFront('large', 420, 550, { fill: blue[800], night: 'beacon' })),
  path('M14-126H406V70H14Z', { fill: paper[200], night: 'beacon' }),
  [52, 160, 268].map((x) => at(x, 58, loaf)),
  rect(14, 56, 392, 16, { fill: skin[4], night: 'beacon' }),
  text(40, 128, 'Tamarack Lane Bakery', 31, {
    face: 'gabarito-800',
    color: white,
    night: 'beacon',
  }),
  text(40, 168, '214 Tamarack Lane', 26, { color: white, night: 'beacon' }),
  text(40, 202, 'Duluth, MN 55802', 26, { color: white, night: 'beacon' }),
  rect(40, 230, 320, 70, orange[500], 18),
  at(78, 265, receiver),
  text(108, 275, '(218) 555-0142', 29, {
    face: 'gabarito-800',
    color: blue[950],
    night: 'beacon',
  }),
  text(40, 344, 'Tue-Sun 5:00 AM-2:00 PM', 23, { color: white, night: 'beacon' }),
];

export const picture = closeup(
  'The end of a bakery’s website on a phone: its name, its address, and its number as a button that a finger presses',
  [
    rect(0, 0, 880, 440, leaf[500]),
    shelf,
    at(216, 48, phone),
    at(
      552,
      300,
      transformed('rotate(-14)', pointingHand({ tone: skin[2], sleeve: orange[500] })),
      0.72,
    ),
  ],
);
