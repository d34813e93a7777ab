import { type Drawing, at, path, rect, stroke, times, transformed } from '../../drawing/drawing.ts';
import { blue, leaf, orange, paper, skin, white } from '../../drawing/ramps.ts';
import { closeup, phoneFront } from '../../kit/closeup.ts';
import { pointingHand } from '../../kit/hands.ts';
import { text } from '../../kit/interface.ts';

/** A telephone receiver, 30 wide, around its middle. */
const receiver: Drawing = path(
  'M-14-9C-14 6-4 15 9 15L14 9L6 3L2 6C-2 4-5 1-7-3L-4-7L-9-14Z',
  blue[950],
);

const crust = skin[3];

/** A loaf with three cuts, 100 wide. Origin of each bread: its lower left corner. */
const loaf: Drawing = [
  path('M0 0q0-52 50-52t50 52Z', crust),
  [24, 44, 64].map((x) => path(`M${x}-38q10 8 8 22l-6-2q0-12-8-18Z`, skin[1])),
];

/** A round dark rye loaf with a cross in its crust, 84 wide. */
const rye: Drawing = [
  path('M0 0q-4-62 42-62t42 62Z', skin[4]),
  path('M38-54h8v18h20v7H18v-7h20Z', skin[2]),
];

/** A tin loaf with seeds on top, 100 wide. */
const tin: Drawing = [
  path('M4 0V-34Q-4-58 22-58H78Q104-58 96-34V0Z', skin[2]),
  path('M4-32Q-4-58 22-58H78Q104-58 96-32Z', crust),
  times(7, (seed) => rect(18 + seed * 10, -50 + (seed % 2) * 8, 5, 3, skin[1], 1.5)),
];

/** Baguettes that stand in a basket, 110 wide. */
const basket: Drawing = [
  [12, 42, 72].map((x, index) =>
    transformed(`rotate(${index * 7 - 7} ${x} -40)`, [
      rect(x, -150 + (index % 2) * 14, 24, 140, index % 2 ? skin[2] : crust, 12),
      [-126, -104, -82].map((y) =>
        path(`M${x + 5} ${y}l14-9v7l-14 9Z`, index % 2 ? crust : skin[1]),
      ),
    ]),
  ),
  path('M0-66H110L98 20H12Z', skin[4]),
  stroke('M4-44H106M8-22H102M10 0H100', skin[5], 4),
];

/** The shelf and the counter of the bakery behind the phone, across the whole picture. */
const shelf: Drawing = [
  at(14, 150, rye),
  at(112, 150, tin, 0.94),
  at(650, 150, rye),
  at(746, 150, loaf),
  rect(0, 150, 880, 18, paper[200]),
  rect(0, 168, 880, 12, { fill: blue[950], opacity: 0.14 }),
  at(104, 372, basket),
  rect(0, 376, 880, 64, skin[2]),
  rect(0, 376, 880, 12, paper[200]),
];

/** The end of the bakery’s site on a phone, 420 wide: photo of loaves above, footer below. */
const phone: Drawing = [
  at(0, -140, phoneFront('large', 420, 550, blue[800])),
  path('M14-126H406V70H14Z', paper[200]),
  at(46, 58, loaf, 1.08),
  at(166, 58, rye, 1.08),
  at(268, 58, tin, 1.08),
  rect(14, 56, 392, 16, skin[4]),
  text(40, 128, 'Tamarack Lane Bakery', 31, {
    face: 'gabarito-800',
    color: white,
  }),
  text(40, 168, '214 Tamarack Lane', 26, { color: white }),
  text(40, 202, 'Duluth, MN 55802', 26, { color: white }),
  rect(40, 230, 320, 70, orange[500], 18),
  at(78, 265, receiver),
  text(108, 275, '(218) 555-0142', 29, {
    face: 'gabarito-800',
    color: blue[950],
  }),
  text(40, 344, 'Tue–Sun 5:00 AM–2:00 PM', 25, { color: white }),
];

export const picture = closeup(
  'The end of a bakery’s website on a phone: its name, its address, and its number as a button that a finger presses',
  [
    rect(0, 0, 880, 440, leaf[600]),
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

export const night = 'paper';
