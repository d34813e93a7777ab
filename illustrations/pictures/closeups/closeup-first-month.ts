import { type Drawing, at, circle, path, rect, times, transformed } from '../../drawing/drawing.ts';
import { shade } from '../../drawing/isometric.ts';
import { blue, butter, leaf, orange, paper, skin, white } from '../../drawing/ramps.ts';
import { closeup } from '../../kit/closeup.ts';
import { writingHand } from '../../kit/hands.ts';
import { text } from '../../kit/interface.ts';

/** Width and height of a day, ten in a row. */
const day = { width: 46, height: 94 };

/** The jobs of the guide beside the picture, with the first and the last day of each. */
const jobs = [
  { from: 1, to: 3, name: 'Profile', color: blue[800], ink: white },
  { from: 4, to: 10, name: 'Phone test', color: blue[600], ink: white },
  { from: 11, to: 20, name: 'One service page', color: blue[300], ink: blue[950] },
  { from: 21, to: 30, name: 'Reviews', color: orange[500], ink: blue[950] },
];

/** A calendar of 30 days on a wall, each job a bar over its days. */
const calendar: Drawing = [
  rect(10, 14, 492, 392, { fill: blue[950], opacity: 0.14 }, 14),
  rect(0, 0, 492, 392, white, 14),
  path('M0 70V14Q0 0 14 0H478Q492 0 492 14V70Z', blue[950]),
  times(2, (ring) => rect(120 + ring * 240, -16, 12, 38, paper[300], 6)),
  text(246, 50, 'Your first 30 days', 33, {
    face: 'gabarito-800',
    color: white,
    anchor: 'middle',
  }),
  jobs.map(({ from, to, name, color, ink }) => {
    const row = Math.floor((from - 1) / 10);
    const left = 16 + ((from - 1) % 10) * day.width;
    const top = 82 + row * (day.height + 8);
    const days = to - from + 1;
    return [
      rect(left + 2, top, days * day.width - 4, day.height, color, 12),
      times(days, (index) =>
        text(left + (index + 0.5) * day.width, top + 30, `${from + index}`, 21, {
          face: 'figtree-600',
          color: ink,
          anchor: 'middle',
        }),
      ),
      text(left + 16, top + 74, name, 31, { face: 'gabarito-800', color: ink }),
    ];
  }),
];

/** A wrench that hangs on a wall, 190 long. */
const wrench: Drawing = [
  rect(-13, 0, 26, 150, blue[300], 13),
  rect(-13, 0, 9, 150, shade(blue[300], 0.25), 4),
  circle(0, -4, 31, blue[300]),
  path('M-12-40H12V-8L0 0L-12-8Z', blue[800]),
  circle(0, 132, 6, blue[800]),
];

/** A board of tools, cut by the frame. */
const tools: Drawing = [
  rect(-40, 30, 182, 320, blue[800], 10),
  times(24, (hole) => circle(-14 + (hole % 4) * 44, 56 + Math.floor(hole / 4) * 54, 4, blue[950])),
  at(40, 110, wrench),
  at(112, 96, transformed('rotate(180 0 70)', wrench)),
];

export const picture = closeup(
  'A wall calendar with four jobs in 30 days, the last one marked by a pencil',
  [
    rect(0, 0, 880, 440, blue[600]),
    rect(0, 392, 880, 48, blue[800]),
    tools,
    at(194, 30, calendar),
    at(634, 404, writingHand({ tone: skin[3], sleeve: leaf[600] }, butter[400]), 0.54),
  ],
);
