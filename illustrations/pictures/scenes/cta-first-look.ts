import { type Drawing, at, circle, path, rect } from '../../drawing/drawing.ts';
import { blue, brick, white } from '../../drawing/ramps.ts';
import type { Picture } from '../../drawing/svg.ts';
import { hairlines, text } from '../../kit/interface.ts';

const problems = ['Blocked pages', 'Repeated titles', 'Slow photos'];

/** The letter, 372 wide. The envelope covers its end. */
const letter: Drawing = [
  rect(8, 10, 372, 400, { fill: blue[950], opacity: 0.16 }, 10),
  rect(0, 0, 372, 400, white, 10),
  rect(0, 0, 372, 14, blue[600], 7),
  text(34, 72, 'What to fix first', 38, { face: 'gabarito-800' }),
  hairlines(34, 304, [100, 164, 228]),
  problems.map((problem, index) => {
    const y = 132 + index * 64;
    return [
      circle(54, y, 21, index ? blue[600] : brick[600]),
      text(54, y + 10, String(index + 1), 28, {
        face: 'gabarito-800',
        color: white,
        anchor: 'middle',
      }),
      text(92, y + 10, problem, 30, { face: 'figtree-600' }),
    ];
  }),
];

/** An open envelope, 500 wide, in two parts: behind the letter and in front of it. */
const back: Drawing = [
  path('M0 232L232 66Q250 54 268 66L500 232V260H0Z', blue[700]),
  rect(0, 224, 500, 228, blue[900], 16),
];
const front: Drawing = [
  path('M0 232L250 372L500 232V436Q500 452 484 452H16Q0 452 0 436Z', blue[200]),
  path('M4 446L232 306Q250 294 268 306L496 446Q490 452 484 452H16Q10 452 4 446Z', blue[100]),
];

export const picture: Picture = {
  title: 'A letter in an open envelope: what to fix first, in three lines',
  width: 560,
  height: 490,
  drawing: at(30, 22, [
    path('M8 440H492V452Q492 464 480 464H20Q8 464 8 452Z', { fill: blue[950], opacity: 0.2 }),
    back,
    at(64, 0, letter),
    front,
  ]),
};
