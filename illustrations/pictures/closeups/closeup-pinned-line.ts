import { type Drawing, at, circle, path, rect, times } from '../../drawing/drawing.ts';
import { blue, orange, white } from '../../drawing/ramps.ts';
import { closeup, sheet } from '../../kit/closeup.ts';
import { label, text, ui } from '../../kit/interface.ts';

/** A pin seen from the side. Origin: its tip. */
const pin: Drawing = [
  path('M-3-30h6L0 0Z', ui.inkSoft),
  path('M-22-34Q-22-48-10-52L-12-80h24L10-52Q22-48 22-34Z', orange[500]),
  rect(-18, -92, 36, 14, orange[500], 7),
];

/** The number of a position, and its line. */
const position = (index: number, line: Drawing): Drawing =>
  at(32, 112 + index * 98, [
    circle(18, 36, 21, blue[700]),
    text(18, 46, `${index + 1}`, 28, { face: 'gabarito-800', anchor: 'middle', color: white }),
    at(58, 0, line),
  ]);

const free: Drawing = [
  rect(0, 2, 390, 68, { fill: 'none', stroke: ui.muted, strokeWidth: 3, dash: '10 8' }, 12),
  text(20, 46, 'Any of the other 13', 28, { color: ui.inkSoft }),
];

/** Two lines that take turns. The second one is behind the first. */
const pinned: Drawing = [
  rect(12, -14, 390, 72, blue[300], 12),
  rect(0, 0, 390, 72, blue[100], 12),
  text(20, 47, 'Brake repair in Omaha', 32, { face: 'gabarito-800' }),
  at(372, 12, pin),
];

/** Stands beside the words about pinning in the guide to ad copy. */
export const picture = closeup(
  'An ad with three positions: two lines are pinned to the first and take turns, the other two are free',
  [
    rect(0, 0, 880, 440, { fill: blue[400], night: 'beacon' }),
    times(2, (side) =>
      rect(side * 690 - 110, 110, 300, 330, { fill: blue[500], night: 'beacon' }, 40),
    ),
    at(176, 26, [
      sheet(528, 470, 26, { opacity: 0.3 }),
      circle(54, 48, 22, blue[700]),
      circle(54, 48, 9, white),
      text(88, 46, 'Sandhill Brakes', 27, { face: 'figtree-700' }),
      label(88, 74, 'Sponsored', 23),
      position(0, pinned),
      times(2, (index) => position(index + 1, free)),
    ]),
  ],
);

export const night = 'paper';
