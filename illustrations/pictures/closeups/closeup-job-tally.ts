import { type Drawing, at, rect, stroke, times, transformed } from '../../drawing/drawing.ts';
import { blue, leaf, orange, skin, white } from '../../drawing/ramps.ts';
import { closeup, coffeeCup } from '../../kit/closeup.ts';
import { writingHand } from '../../kit/hands.ts';
import { text, ui } from '../../kit/interface.ts';

/** A mark for each job, the fifth of a group across the other four. */
const marks = (count: number): Drawing =>
  times(count, (index) => {
    const x = Math.floor(index / 5) * 104;
    return index % 5 === 4
      ? stroke(`M${x - 10} 48L${x + 70} 8`, ui.ink, 6)
      : stroke(`M${x + (index % 5) * 20} 0l-2 56`, ui.ink, 6);
  });

/** The jobs from each ad, in the order of the guide. */
const rows = [
  { name: 'Ad A', clicks: '300 clicks', jobs: 9 },
  { name: 'Ad B', clicks: '200 clicks', jobs: 12 },
];

const sheet: Drawing = [
  rect(10, 14, 500, 460, { fill: blue[950], opacity: 0.16 }, 8),
  rect(0, 0, 500, 460, white, 8),
  text(34, 66, 'Jobs in one month', 34, { face: 'gabarito-800' }),
  rows.map(({ name, clicks, jobs }, row) => {
    const y = 96 + row * 146;
    return [
      rect(34, y, 432, 3, ui.line),
      text(34, y + 66, name, 36, { face: 'gabarito-800' }),
      text(34, y + 104, clicks, 27),
      at(196, y + 44, marks(jobs)),
    ];
  }),
  stroke(
    'M470 262C430 240 110 238 34 254C-6 264-8 358 34 372C120 388 400 388 464 370C496 356 492 282 452 262',
    orange[500],
    6,
  ),
];

/** Stands beside the title of the chapter about tests in the guide to ad copy. */
export const picture = closeup(
  'A sheet with a mark for each job in one month: nine from 300 clicks on ad A, 12 from 200 clicks on ad B, whose line a pencil circles',
  [
    rect(0, 0, 880, 440, leaf[100]),
    at(84, 110, coffeeCup()),
    at(176, 26, transformed('rotate(-1.5)', sheet)),
    at(664, 356, writingHand({ tone: skin[4], sleeve: blue[600] })),
  ],
);

export const night = 'paper';
