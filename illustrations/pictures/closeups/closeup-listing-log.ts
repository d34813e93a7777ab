import { type Drawing, at, rect, stroke, transformed } from '../../drawing/drawing.ts';
import { blue, brick, leaf, orange, skin, white } from '../../drawing/ramps.ts';
import { closeup, coffeeCup } from '../../kit/closeup.ts';
import { writingHand } from '../../kit/hands.ts';
import { text, ui } from '../../kit/interface.ts';

/** Lines of the log: a site, and the day on which it was right. The last is still open. */
const lines = [
  { site: 'Google', fixed: 'Nov 9' },
  { site: 'Apple', fixed: 'Nov 9' },
  { site: 'Bing', fixed: 'Nov 10' },
  { site: 'Yelp', fixed: 'Nov 23' },
  { site: 'Chamber', fixed: '' },
];

/** A page of a notebook, 334 wide, cut by the frame. */
const log: Drawing = [
  rect(10, 14, 334, 480, { fill: blue[950], opacity: 0.16 }, 8),
  rect(0, 0, 334, 480, white, 8),
  rect(30, 0, 3, 480, brick[300]),
  text(54, 54, 'Listing', 27, { face: 'gabarito-800' }),
  text(228, 54, 'Fixed', 27, { face: 'gabarito-800' }),
  lines.map(({ site, fixed }, index) => {
    const y = 74 + index * 64;
    return [
      rect(30, y, 304, 2, ui.line),
      text(54, y + 43, site, 28, { face: 'figtree-600' }),
      fixed
        ? [text(228, y + 43, fixed, 26), stroke(`M186 ${y + 33}l8 9l15-20`, leaf[600], 5)]
        : text(186, y + 43, '0117', 26, { face: 'figtree-700', color: brick[600] }),
    ];
  }),
];

/** A leaf of the calendar with the day of the check, six weeks after the last fix. */
const calendar: Drawing = [
  rect(8, 10, 150, 160, { fill: blue[950], opacity: 0.16 }, 14),
  rect(0, 0, 150, 160, white, 14),
  rect(0, 0, 150, 50, { fill: orange[500], night: 'beacon' }, 14),
  rect(0, 30, 150, 20, { fill: orange[500], night: 'beacon' }),
  text(75, 36, 'January', 26, { face: 'gabarito-800', color: blue[950], anchor: 'middle' }),
  text(75, 124, '4', 76, { face: 'gabarito-800', anchor: 'middle' }),
];

export const picture = closeup(
  'A log of listings with the day each was fixed: a hand dates Yelp, and the chamber still has the old number',
  [
    rect(0, 0, 880, 440, blue[500]),
    at(530, 40, transformed('rotate(4)', calendar), 1),
    at(130, 18, transformed('rotate(-1)', log), 1.06),
    at(800, 130, coffeeCup(), 1.1),
    at(468, 348, writingHand({ tone: skin[3], sleeve: leaf[600] }), 0.82),
  ],
);

export const night = 'paper';
