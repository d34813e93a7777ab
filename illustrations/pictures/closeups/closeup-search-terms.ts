import { type Drawing, at, rect, stroke } from '../../drawing/drawing.ts';
import { blue, brick, leaf, skin, white } from '../../drawing/ramps.ts';
import { closeup, coffeeCup } from '../../kit/closeup.ts';
import { writingHand } from '../../kit/hands.ts';
import { text, ui } from '../../kit/interface.ts';

/** What people typed: the guide’s keywords, and one search that its list of negatives blocks. */
const terms = [
  { words: 'water heater replacement', good: true },
  { words: 'plumber job openings', good: false },
  { words: 'new water heater', good: true },
  { words: 'water heater diy', good: false },
  { words: 'hot water heater cost', good: true },
];

/** The list on paper, 420 wide, cut by the frame. */
const list: Drawing = [
  rect(10, 14, 420, 470, { fill: blue[950], opacity: 0.18 }, 10),
  rect(0, 0, 420, 470, white, 10),
  text(26, 54, 'Search terms', 34, { face: 'gabarito-800' }),
  terms.map(({ words, good }, index) => {
    const y = 74 + index * 64;
    return [
      rect(26, y, 368, 2, ui.line),
      good
        ? stroke(`M30 ${y + 33}l8 9l15-20`, leaf[600], 5)
        : stroke(`M32 ${y + 23}l20 20m0-20l-20 20`, brick[600], 6),
      text(72, y + 42, words, 25, { color: good ? ui.ink : ui.inkSoft }),
      good ? [] : stroke(`M64 ${y + 36}q120-10 ${words.length * 12.4} -2`, brick[600], 5),
    ];
  }),
];

export const picture = closeup(
  'A printed list of search terms: “plumber job openings” and “water heater diy” are crossed out',
  [
    rect(0, 0, 880, 440, leaf[600]),
    at(110, 330, coffeeCup(), 1.3),
    at(226, 32, list),
    at(520, 326, writingHand({ tone: skin[4], sleeve: blue[800] }, brick[500])),
  ],
);

export const night = 'paper';
