import {
  type Drawing,
  at,
  circle,
  rect,
  stroke,
  times,
  transformed,
} from '../../drawing/drawing.ts';
import { blue, brick, leaf, orange, skin, white } from '../../drawing/ramps.ts';
import { closeup, coffeeCup } from '../../kit/closeup.ts';
import { writingHand } from '../../kit/hands.ts';
import { text, ui } from '../../kit/interface.ts';

/** The tasks of the guide’s test script, with a 1 for each person who got there. */
const tasks = [
  { name: 'What is it?', done: [1, 1, 1, 1, 1] },
  { name: 'Sore knee', done: [1, 1, 0, 1, 1] },
  { name: 'First visit', done: [1, 1, 1, 1, 1] },
  { name: 'Book a time', done: [1, 1, 1, 0, 1] },
  { name: 'Cancel', done: [0, 1, 0, 0, 1] },
];
const column = (index: number) => 204 + index * 52;

/** A sheet of results, one column a person. The last task failed three of five. */
const sheet: Drawing = [
  rect(10, 14, 470, 460, { fill: blue[950], opacity: 0.16 }, 8),
  rect(0, 0, 470, 460, white, 8),
  text(26, 52, 'Five people', 26, { face: 'gabarito-800' }),
  times(5, (index) => [
    circle(column(index), 44, 20, blue[100]),
    text(column(index), 52, `${index + 1}`, 22, { face: 'gabarito-700', anchor: 'middle' }),
  ]),
  tasks.map(({ name, done }, row) => {
    const y = 74 + row * 62;
    return [
      rect(26, y, 418, 2, ui.line),
      text(26, y + 41, name, 25, { face: row === 4 ? 'figtree-700' : 'figtree-500' }),
      done.map((ok, index) =>
        ok
          ? stroke(`M${column(index) - 12} ${y + 33}l8 9l15-20`, leaf[600], 5)
          : stroke(`M${column(index) - 10} ${y + 22}l20 20m0-20l-20 20`, brick[600], 6),
      ),
    ];
  }),
  stroke(
    'M452 344C420 314 120 316 40 332C-4 342-6 384 40 394C130 410 380 410 446 388C470 378 470 356 440 338',
    orange[500],
    6,
  ),
];

/** A phone face down on the table, cut by the frame. */
const phone: Drawing = [
  rect(8, 10, 120, 236, { fill: blue[950], opacity: 0.18 }, 24),
  rect(0, 0, 120, 236, blue[900], 24),
  rect(14, 14, 46, 62, blue[800], 14),
  circle(37, 32, 11, blue[950]),
  circle(37, 58, 11, blue[950]),
];

export const picture = closeup(
  'A sheet with the results of five people and five tasks: three of the five failed at “Cancel”, and a pencil circles that line',
  [
    rect(0, 0, 880, 440, leaf[100]),
    at(70, 92, coffeeCup()),
    at(16, 214, transformed('rotate(-12)', phone)),
    at(186, 26, transformed('rotate(-1.5)', sheet)),
    at(652, 360, writingHand({ tone: skin[4], sleeve: blue[600] })),
  ],
);

export const night = 'paper';
