import type { Color } from '../../drawing/color.ts';
import { type Drawing, at, circle, path, rect } from '../../drawing/drawing.ts';
import { blue, leaf, orange, skin } from '../../drawing/ramps.ts';
import type { Picture } from '../../drawing/svg.ts';
import { closeup, phoneFront } from '../../kit/closeup.ts';
import { holdingFingers, holdingThumb } from '../../kit/hands.ts';
import { stars, text, ui } from '../../kit/interface.ts';

const owner = { tone: skin[3], sleeve: orange[500] };

/** A phone in the owner’s hand: praise, and the answer to it. The sample beside it answers a complaint. */
const phone: Drawing = [
  phoneFront('large', 420, 520),
  circle(60, 62, 26, blue[200]),
  text(60, 71, 'S', 27, { face: 'gabarito-800', anchor: 'middle' }),
  text(100, 58, 'Sam', 25, { face: 'gabarito-700' }),
  stars(108, 76, 5, 1.3),
  text(36, 126, 'Biscuit came home calm', 25),
  text(36, 157, 'and smells of oatmeal.', 25),
  path('M52 184H384Q396 184 396 196V520H40V196Q40 184 52 184Z', leaf[100]),
  rect(40, 184, 7, 336, leaf[600], 3),
  text(66, 222, 'Reply from the owner', 25, { face: 'figtree-700', color: leaf[700] }),
  ['Thank you, Sam. Biscuit', 'even stood still for the', 'dryer. See you both', 'in January.'].map(
    (line, index) => text(66, 262 + index * 34, line, 26, { face: 'figtree-600', color: ui.ink }),
  ),
];

/** The phone on a ground. */
export const reviewReply = (ground: Color): Picture =>
  closeup(
    'A phone in a hand: Sam’s review with five stars, and below it the owner’s reply, “Thank you, Sam. Biscuit even stood still for the dryer. See you both in January.”',
    [
      rect(0, 0, 880, 440, ground),
      at(654, 250, holdingFingers(owner)),
      at(230, 26, phone),
      at(654, 250, holdingThumb(owner)),
    ],
  );

export const picture = reviewReply(leaf[300]);
