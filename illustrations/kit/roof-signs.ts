/** Large roof signs that show the trade of a service shop. Origin: the middle of the roof. */
import { type Drawing, rect } from '../drawing/drawing.ts';
import { block, place } from '../drawing/isometric.ts';
import { blue, orange, paper } from '../drawing/ramps.ts';
import { browser, screen, writing } from './devices.ts';
import { bars } from './markers.ts';

export const pageSign: Drawing = place(
  screen(
    50,
    58,
    [
      rect(2, 2, 46, 54, paper[0], 3),
      rect(8, 9, 30, 6, blue[700], 2),
      writing(8, 21, [34, 28, 32]),
      rect(8, 46, 18, 6, orange[500], 2),
    ],
    { edge: paper[300] },
  ),
  [-14, -30],
);

export const barsSign: Drawing = place(
  bars([13, 25, 38, 54], [blue[300], blue[400], blue[600], orange[500]], { width: 17, gap: 5 }),
  [-14, 32],
);

export const websiteSign: Drawing = [
  place(
    screen(
      62,
      48,
      browser(62, 48, [
        rect(8, 18, 24, 5, blue[800], 2),
        rect(8, 27, 20, 3.5, paper[300], 1.5),
        rect(8, 34, 16, 6, orange[500], 2),
        rect(37, 18, 18, 22, blue[100], 3),
      ]),
    ),
    [-18, -40],
  ),
  place(
    screen(
      22,
      40,
      [
        rect(2, 2, 18, 36, paper[0], 3),
        rect(5, 6, 12, 10, blue[100], 2),
        rect(5, 20, 12, 3, paper[300], 1),
        rect(5, 29, 12, 5, orange[500], 2),
      ],
      { thickness: 5, edge: blue[950] },
    ),
    [6, 22],
  ),
];

export const cubesSign: Drawing = [
  block([-20, -30], [22, 22, 22], blue[400]),
  block([-20, -4], [22, 22, 22], blue[600]),
  block([6, -30], [22, 22, 22], blue[600]),
  block([6, -4], [22, 22, 22], blue[300]),
  block([-8, -18, 22], [22, 22, 22], orange[500]),
];
