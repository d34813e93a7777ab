import { type Drawing, at, circle, path, rect, times } from '../../drawing/drawing.ts';
import { blue, leaf, orange, white } from '../../drawing/ramps.ts';
import { closeup } from '../../kit/closeup.ts';
import { text, ui } from '../../kit/interface.ts';

/** The days on which a post is finished, each as a column and a row. */
const posts = [
  [1, 1],
  [4, 2],
] as const;

/** A finished post, 84 wide. */
const post: Drawing = [
  rect(5, 7, 84, 104, { fill: blue[950], opacity: 0.18 }, 8),
  rect(0, 0, 84, 104, { fill: white, stroke: blue[700], strokeWidth: 4 }, 8),
  rect(14, 14, 56, 30, orange[500], 4),
  [56, 56, 34].map((width, line) => rect(14, 56 + line * 14, width, 7, ui.lastYear, 3.5)),
];

/** A month of 28 days, 488 wide. */
const month: Drawing = [
  rect(8, 12, 488, 376, { fill: blue[950], opacity: 0.16 }, 20),
  rect(0, 0, 488, 376, white, 20),
  path('M0 76V20Q0 0 20 0H468Q488 0 488 20V76Z', blue[700]),
  text(34, 52, '2 posts this month', 38, { face: 'gabarito-800', color: white }),
  times(28, (day) =>
    rect(30 + (day % 7) * 62, 102 + Math.floor(day / 7) * 64, 54, 54, blue[100], 10),
  ),
  posts.map(([column, row]) => at(15 + column * 62, 76 + row * 64, post)),
  posts.map(([column, row]) => [
    circle(99 + column * 62, 84 + row * 64, 19, leaf[600]),
    path(`M${89 + column * 62} ${85 + row * 64}l8 8l13-16`, {
      fill: 'none',
      stroke: white,
      strokeWidth: 5,
    }),
  ]),
];

/** The panel of the card is the ground. */
export const picture = closeup('A month with two finished posts on 28 days', at(196, 32, month));

export const night = 'paper';
