import { type Drawing, at, circle, path, rect, stroke, times } from '../../drawing/drawing.ts';
import { blue, brick, butter, leaf, orange, paper, skin, white } from '../../drawing/ramps.ts';
import type { Picture } from '../../drawing/svg.ts';
import { phoneFront } from '../../kit/closeup.ts';
import { hairlines, text } from '../../kit/interface.ts';

/** A phone during a call. 232 by 420. */
const phone: Drawing = [
  phoneFront('large', 232, 420, blue[800]),
  circle(116, 104, 48, blue[300]),
  circle(116, 90, 19, blue[800]),
  path('M80 136a38 38 0 0 1 72 0a48 48 0 0 1-72 0Z', blue[800]),
  text(116, 204, 'New caller', 34, { face: 'gabarito-800', color: white, anchor: 'middle' }),
  text(116, 244, '0:21', 28, { color: blue[200], anchor: 'middle' }),
  circle(116, 330, 40, brick[500]),
  // The receiver, laid down.
  path(
    'M86 336Q84 318 116 318T146 336Q146 344 140 343L130 341Q125 340 125 334V331Q116 328 107 331V334Q107 340 102 341L92 343Q86 344 86 336Z',
    white,
  ),
];

/** What the caller says. 344 by 190, its tail to the lower left. */
const words: Drawing = [
  path(
    'M28 0H316Q344 0 344 28V158Q344 186 316 186H74L-26 222L28 170V186Q0 186 0 158V28Q0 0 28 0Z',
    white,
  ),
  text(30, 54, '“I searched for', 30),
  rect(24, 72, 296, 48, orange[300], 8),
  text(30, 107, 'brake repair near me', 30, { face: 'gabarito-800', color: blue[950] }),
  text(30, 156, 'and you came up.”', 30),
];

/** Tally marks from a left edge, five in a group. */
const tally = (x: number, y: number, count: number): Drawing =>
  stroke(
    Array.from({ length: count }, (_, mark) => {
      const left = x + Math.floor(mark / 5) * 72 + (mark % 5) * 14;
      return mark % 5 === 4
        ? `M${left - 64} ${y - 5}L${left - 4} ${y - 25}`
        : `M${left} ${y}V${y - 30}`;
    }).join(''),
    blue[600],
    5,
  );

/** A clipboard with a count of where the callers come from. 320 by 290. */
const clipboard: Drawing = [
  rect(8, 10, 320, 290, { fill: blue[950], opacity: 0.2 }, 16),
  rect(0, 0, 320, 290, skin[3], 16),
  rect(16, 26, 288, 250, white, 6),
  rect(108, -14, 104, 46, blue[950], 12),
  circle(160, 4, 9, skin[3]),
  text(36, 86, 'How they found us', 28, { face: 'gabarito-800' }),
  hairlines(36, 250, [106, 164, 222]),
  text(36, 146, 'Search', 28),
  tally(166, 148, 9),
  text(36, 204, 'A friend', 28),
  tally(166, 206, 3),
  text(36, 262, 'Drove by', 28),
  tally(166, 264, 1),
];

/** A bell to ring for service. Its foot is on the origin. */
const bell: Drawing = [
  path('M-62-16Q-62-84 0-84T62-16Z', butter[400]),
  path('M-62-16Q-62-84 0-84Q-34-72-36-16Z', butter[200]),
  rect(-72, -18, 144, 18, blue[950], 9),
  rect(-5, -98, 10, 16, blue[950]),
  rect(-17, -106, 34, 12, blue[950], 6),
];

/** Car keys on hooks, each with a tag. */
const keys: Drawing = [
  rect(0, 0, 210, 24, skin[4], 8),
  times(3, (index) =>
    at(38 + index * 67, 18, [
      circle(0, 0, 7, paper[200]),
      stroke('M0 4V26', paper[200], 4),
      circle(0, 40, 15, { fill: 'none', stroke: blue[200], strokeWidth: 6 }),
      path(
        'M-16 52H16V86Q16 94 8 94H-8Q-16 94-16 86Z',
        [orange[500], leaf[500], brick[500]][index]!,
      ),
    ]),
  ),
];

export const picture: Picture = {
  title:
    'The counter of a repair shop: a caller on the phone names the search, and a clipboard counts how callers found the shop',
  width: 640,
  height: 600,
  drawing: [
    rect(0, 0, 640, 600, blue[600]),
    at(36, 0, keys),
    rect(0, 496, 640, 104, skin[2]),
    rect(0, 496, 640, 8, skin[1]),
    at(288, 262, clipboard),
    at(40, 128, phone),
    at(270, 36, words),
    at(572, 590, bell, 0.8),
  ],
};
