import { type Drawing, at, circle, path, rect, stroke } from '../../drawing/drawing.ts';
import { blue, butter, orange, paper, white } from '../../drawing/ramps.ts';
import { closeup, sheet } from '../../kit/closeup.ts';
import { eye, text } from '../../kit/interface.ts';

/** Words between those that a scanning reader catches. */
const unread = (x: number, y: number, width: number): Drawing =>
  rect(x, y, width, 14, paper[200], 7);

/** Words that the eye stops at, marked. */
const caught = (y: number, width: number, words: string): Drawing => [
  rect(28, y - 36, width, 50, { fill: butter[200], night: 'beacon' }, 8),
  text(38, y, words, 34, { face: 'gabarito-800', color: blue[950], night: 'beacon' }),
];

/** The clinic’s page, 500 wide. */
const page: Drawing = [
  sheet(500, 480, 18),
  text(34, 76, 'Prices', 56, { face: 'gabarito-800' }),
  unread(34, 108, 380),
  unread(34, 134, 300),
  caught(204, 330, 'First visit $110'),
  unread(34, 236, 400),
  unread(34, 262, 340),
  caught(332, 330, 'Cancel by 5 p.m.'),
  unread(34, 364, 390),
  unread(34, 390, 280),
];

/** Opens the chapter on text in the guide to UX: what people see before they read. */
export const picture = closeup(
  'The eye jumps over a page from the heading Prices to “First visit $110” and “Cancel by 5 p.m.”; the rest is pale',
  [
    rect(0, 0, 880, 440, blue[700]),
    path('M0 250Q240 170 420 300T880 210V440H0Z', blue[600]),
    at(262, 34, page),
    at(178, 94, [circle(0, 0, 56, white), at(0, 0, eye(blue[700]), 1.9)]),
    // The way of the eye, with a stop at each of the words.
    stroke(
      'M240 94H286M466 92C720 92 720 204 622 222M622 240C700 262 700 334 622 352',
      orange[500],
      7,
      {
        dash: '1 15',
      },
    ),
    [
      [478, 92],
      [612, 224],
      [612, 354],
    ].map(([x, y]) => circle(x!, y!, 12, { fill: orange[500], night: 'beacon' })),
  ],
);

export const night = 'screen';
