import { type Drawing, at, path, rect } from '../../drawing/drawing.ts';
import { blue, butter, leaf, orange, skin } from '../../drawing/ramps.ts';
import { closeup, phoneFront } from '../../kit/closeup.ts';
import { dog } from '../../kit/dog.ts';
import { pointingHand } from '../../kit/hands.ts';
import { hairlines, phoneReceiver, text } from '../../kit/interface.ts';

/** The profile on a phone, 440 wide: the buttons to call and to book, and the first post below them. */
const phone: Drawing = [
  phoneFront('large', 440, 520),
  rect(170, 24, 100, 12, blue[950], 6),
  text(34, 86, 'Brindle and Burr', 34, { face: 'gabarito-800' }),
  rect(34, 108, 176, 62, blue[100], 31),
  at(66, 124, phoneReceiver(blue[700]), 0.34),
  text(108, 148, 'Call', 26, { face: 'figtree-700', color: blue[700] }),
  rect(226, 108, 180, 62, orange[500], 31),
  text(316, 148, 'Book', 27, { face: 'figtree-700', color: blue[950], anchor: 'middle' }),
  hairlines(34, 372, [192]),
  rect(34, 214, 150, 176, { fill: butter[400], night: 'beacon' }, 14),
  path('M34 340H184V376Q184 390 170 390H48Q34 390 34 376Z', { fill: leaf[500], night: 'beacon' }),
  at(109, 306, dog(true), 1.04),
  text(204, 244, 'Puppy mornings', 26, { face: 'gabarito-800' }),
  text(204, 282, 'Every Saturday', 24),
  text(204, 313, 'from 8 AM, one', 24),
  text(204, 344, 'puppy at a time', 24),
];

export const picture = closeup(
  'The profile of a dog groomer on a phone: a finger presses “Book”; below it a post about puppy mornings',
  [
    rect(0, 0, 880, 440, orange[200]),
    at(206, 24, phone),
    at(556, 176, pointingHand({ tone: skin[4], sleeve: blue[600] }), 0.66),
  ],
);

export const night = 'screen';
