import { type Drawing, at, circle, rect, stroke } from '../../drawing/drawing.ts';
import { blue, orange, white } from '../../drawing/ramps.ts';
import { closeup, phoneFront } from '../../kit/closeup.ts';
import { text } from '../../kit/interface.ts';

/** The three searches of the chapter, with what each person feels. */
const searches = [
  [
    ['Worried,', 'today'],
    ['brakes', 'squeaking', 'omaha'],
  ],
  [
    ['Careful,', 'comparing'],
    ['brake pad', 'replacement', 'cost'],
  ],
  [
    ['Ready, short', 'of time'],
    ['brake repair', 'open', 'saturday'],
  ],
] as const;

/** A phone, 240 wide, cut by the frame: what its owner feels, and the words in the search box. */
const phone = (mood: readonly string[], words: readonly string[]): Drawing => [
  phoneFront('small', 240, 560),
  rect(7, 7, 226, 123, { fill: blue[700], night: 'beacon' }, 28),
  rect(7, 70, 226, 60, { fill: blue[700], night: 'beacon' }),
  mood.map((line, index) =>
    text(24, 62 + index * 37, line, 29, { face: 'gabarito-800', color: white }),
  ),
  rect(20, 152, 200, 244, { fill: blue[50], stroke: blue[500], strokeWidth: 4 }, 26),
  circle(52, 188, 13, { fill: 'none', stroke: blue[600], strokeWidth: 6 }),
  stroke('M62 198l11 11', blue[600], 6),
  words.map((line, index) => text(34, 258 + index * 42, line, 25.5, { face: 'figtree-700' })),
  rect(20, 416, 200, 60, orange[500], 18),
  text(120, 456, 'Search', 29, { face: 'gabarito-800', color: blue[950], anchor: 'middle' }),
];

export const picture = closeup(
  'Three phones, each with a search: one of somebody worried about squeaking brakes, one careful about the cost, one ready to come on Saturday',
  searches.map(([mood, words], index) => at(60 + index * 260, 34, phone(mood, words))),
  550,
);

export const night = 'paper';
