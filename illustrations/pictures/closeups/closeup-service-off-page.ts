import { type Drawing, at, circle, rect, stroke, transformed } from '../../drawing/drawing.ts';
import { blue, butter, orange, paper, white } from '../../drawing/ramps.ts';
import { coffeeCup, panelCloseup, sheet, slopedGround } from '../../kit/closeup.ts';
import { label, stars, text, ui } from '../../kit/interface.ts';

/** Lines of a column of type, 200 wide. */
const column = (x: number, y: number, lines: number): Drawing =>
  stroke(
    Array.from(
      { length: lines },
      (_, line) => `M${x} ${y + line * 22}h${line === lines - 1 ? 110 : 200}`,
    ).join(''),
    paper[400],
    8,
  );

/** The photo of the story: a garage with its door open and a school bus. */
const photo: Drawing = [
  rect(0, 0, 220, 168, blue[200]),
  rect(0, 128, 220, 40, paper[300]),
  rect(22, 40, 104, 92, white),
  rect(22, 40, 104, 18, orange[500]),
  rect(40, 74, 68, 58, blue[800]),
  rect(96, 84, 112, 48, butter[400], 8),
  rect(106, 92, 84, 16, blue[100], 3),
  circle(122, 134, 12, blue[950]),
  circle(184, 134, 12, blue[950]),
];

/** A page of the local newspaper, 500 wide. */
const newspaper: Drawing = [
  sheet(500, 470, 4, { fill: paper[50] }),
  text(250, 62, 'THE TOWN PAPER', 40, { face: 'gabarito-800', anchor: 'middle', tracking: 2 }),
  stroke('M30 82h440M30 90h440', ui.ink, 2.5),
  text(30, 142, 'Garage fixes school', 42, { face: 'gabarito-800' }),
  text(30, 188, 'bus for free', 42, { face: 'gabarito-800' }),
  at(30, 216, photo),
  column(272, 224, 8),
  column(30, 414, 3),
  column(272, 414, 3),
];

/** A review, 400 wide. */
const review: Drawing = [
  sheet(410, 170, 26),
  stars(52, 56, 5, 2.4),
  text(34, 112, 'Honest price, on time.', 33, { face: 'gabarito-700' }),
  label(34, 148, 'A review from this week', 27),
];

export const picture = panelCloseup(
  'A newspaper with a story about a garage that fixed a school bus, and a review with five stars',
  [
    slopedGround(680, [orange[400], orange[500]], [500, 340]),
    at(566, 84, coffeeCup(), 1.2),
    at(56, 58, transformed('rotate(-4)', newspaper)),
    at(176, 470, review),
  ],
);

export const night = 'paper';
