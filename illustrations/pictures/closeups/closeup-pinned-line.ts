import { type Drawing, at, circle, path, rect, times, transformed } from '../../drawing/drawing.ts';
import { blue, orange, paper, skin, white } from '../../drawing/ramps.ts';
import { closeup, sheet } from '../../kit/closeup.ts';
import { text, ui } from '../../kit/interface.ts';

/** A pin seen from the side. Origin: its tip. */
const pin: Drawing = [
  path('M-3-30h6L0 0Z', ui.inkSoft),
  path('M-22-34Q-22-48-10-52L-12-80h24L10-52Q22-48 22-34Z', orange[500]),
  rect(-18, -92, 36, 14, orange[500], 7),
];

/** A headline on a card, 200 wide. */
const card = (words: readonly string[]): Drawing => [
  sheet(200, 128, 8),
  words.map((line, index) =>
    text(20, 60 + index * 38, line, 26, { face: 'gabarito-800', color: blue[700] }),
  ),
];

/** The number of a position, above its column. */
const position = (index: number): Drawing =>
  at(100, 34, [
    circle(0, 0, 26, { fill: blue[700], night: 'beacon' }),
    text(0, 11, `${index + 1}`, 32, {
      face: 'gabarito-800',
      anchor: 'middle',
      color: white,
      night: 'beacon',
    }),
  ]);

/** A place on the board that any card may take. */
const free: Drawing = [
  rect(0, 84, 200, 128, { fill: 'none', stroke: skin[4], strokeWidth: 4, dash: '14 10' }, 8),
  text(100, 144, 'Any other', 28, { anchor: 'middle' }),
  text(100, 180, 'headline', 28, { anchor: 'middle' }),
];

/** Stands beside the words about pinning in the guide to ad copy. */
export const picture = closeup(
  'A board with three columns: two cards are pinned below number 1, the columns 2 and 3 are free for any other card',
  [
    rect(0, 0, 880, 440, orange[200]),
    rect(0, 0, 880, 18, skin[4]),
    times(3, (index) => at(110 + index * 230, 36, [position(index), index > 0 ? free : []])),
    at(110, 122, [
      transformed('rotate(-2)', card(['Brake repair', 'in Omaha'])),
      at(176, 22, pin, 0.6),
    ]),
    at(110, 280, [
      transformed('rotate(2)', card(['Brake pads', 'replaced today'])),
      at(176, 22, pin, 0.6),
    ]),
    // Cards that wait for a place, on the ledge of the board.
    at(356, 280, transformed('rotate(-4)', card(['Front pads', 'from $180']))),
    at(576, 276, transformed('rotate(3)', card(['3 certified', 'ASE mechanics']))),
    rect(0, 414, 880, 26, skin[4]),
    rect(0, 408, 880, 8, paper[300]),
  ],
);

export const night = 'paper';
