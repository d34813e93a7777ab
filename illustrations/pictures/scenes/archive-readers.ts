import type { Color } from '../../drawing/color.ts';
import { type Drawing, at, circle, rect, times } from '../../drawing/drawing.ts';
import { blue, brick, butter, leaf, orange, paper, skin } from '../../drawing/ramps.ts';
import type { Picture } from '../../drawing/svg.ts';
import { pictureAtNight } from '../../kit/night.ts';
import { type PersonOptions, person } from '../../kit/people.ts';

/** Above and below the upper edge of the cabinet, in pixels: `guide-cabinet.module.css` has both. */
const [above, below] = [104, 100];
const width = 376;

/** A reader; y is where the feet are, from the upper edge of the cabinet. */
const reader = (x: number, options: PersonOptions, y = 0): Drawing =>
  at(x, y + 2, person(options), 2.2);

/** The card that two readers pull out of a drawer. The cards of the page cover its lower end. */
const pulled: Drawing = [
  rect(46, -72, 104, below + 72, { fill: blue[950], opacity: 0.18 }, 8),
  rect(50, -78, 104, below + 78, orange[500], 8),
  rect(50, -72, 104, below + 72, paper[0], 4),
  rect(66, -56, 52, 8, blue[600], 4),
  rect(66, -40, 72, 6, paper[300], 3),
  rect(66, -28, 60, 6, paper[300], 3),
  times(4, (bar) =>
    rect(66 + bar * 19, 28 - bar * 13, 15, 22 + bar * 13, bar === 3 ? orange[500] : blue[400], 2),
  ),
];

/** A card in the hands of a reader at x. */
const carried = (x: number, tone: Color): Drawing => [
  rect(x - 27, -60, 54, 44, orange[400], 5),
  rect(x - 27, -55, 54, 39, paper[0], 3),
  rect(x - 18, -47, 28, 6, blue[600], 3),
  rect(x - 18, -36, 36, 4, paper[300], 2),
  rect(x - 18, -28, 26, 4, paper[300], 2),
  circle(x - 27, -34, 5.5, tone),
  circle(x + 27, -34, 5.5, tone),
];

/** An open book in the hands of a reader at x. */
const book = (x: number, tone: Color): Drawing => [
  rect(x - 19, -29, 38, 24, blue[950], 3),
  rect(x - 17, -31, 16, 23, paper[0], 2),
  rect(x + 1, -31, 16, 23, paper[0], 2),
  times(3, (line) => [
    rect(x - 14, -27 + line * 6, 10, 2.5, blue[300]),
    rect(x + 4, -27 + line * 6, 10, 2.5, blue[300]),
  ]),
  circle(x - 18, -14, 5, tone),
  circle(x + 18, -14, 5, tone),
];

type Clothes = readonly [legs: Color, ...tops: [Color, Color, Color, Color]];

const readers = ([legs, first, second, third, fourth]: Clothes): Picture => ({
  title: 'Readers pull a card out of a cabinet, carry another away, and read',
  width,
  height: above + below + 4,
  drawing: at(0, above, [
    pulled,
    reader(26, { top: first, legs, skin: skin[3], hair: blue[950], reach: 'right' }),
    reader(178, { top: second, legs, skin: skin[1], hair: skin[4], reach: 'left' }),
    reader(252, { top: third, legs, skin: skin[4], hair: blue[950] }),
    carried(252, skin[4]),
    reader(336, { top: fourth, legs, skin: skin[2], hair: skin[5], seated: true }, 24),
    book(336, skin[2]),
  ]),
});

/** Without ground: the page sets it on its cabinet. At night the clothes are lighter. */
export const pictures = {
  'archive-readers': readers([blue[950], blue[600], leaf[600], orange[500], brick[500]]),
  'archive-readers-dark': pictureAtNight(
    readers([blue[200], butter[400], leaf[300], orange[500], brick[300]]),
  ),
};
