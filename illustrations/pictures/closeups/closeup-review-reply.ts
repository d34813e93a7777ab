import type { Color } from '../../drawing/color.ts';
import {
  type Drawing,
  at,
  circle,
  ellipse,
  path,
  rect,
  transformed,
} from '../../drawing/drawing.ts';
import { blue, leaf, white } from '../../drawing/ramps.ts';
import type { Picture } from '../../drawing/svg.ts';
import { closeup, sheet } from '../../kit/closeup.ts';
import { stars, text } from '../../kit/interface.ts';

/** Praise, 430 wide. */
const review: Drawing = [
  sheet(430, 158, 26),
  path('M40 150V190L92 150Z', white),
  circle(56, 52, 28, blue[200]),
  text(56, 62, 'S', 28, { face: 'gabarito-800', anchor: 'middle' }),
  text(98, 46, 'Sam', 27, { face: 'gabarito-700' }),
  stars(106, 66, 5, 1.3),
  text(30, 112, 'Biscuit came home calm', 26),
  text(30, 144, 'and smells of oatmeal.', 26),
];

/** The answer to it, 450 wide. The sample beside the picture answers a complaint. */
const reply: Drawing = [
  sheet(450, 204, 26, { fill: leaf[100] }),
  path('M410 196V236L358 196Z', leaf[100]),
  rect(26, 24, 8, 156, leaf[600], 4),
  text(56, 50, 'Reply from the owner', 26, { face: 'figtree-700', color: leaf[700] }),
  ['Thank you, Sam. Biscuit', 'even stood still for the dryer.', 'See you both in January.'].map(
    (line, index) => text(56, 94 + index * 38, line, 27, { face: 'figtree-600' }),
  ),
];

const print = { fill: blue[950], opacity: 0.14 } as const;

/** The prints of a dog that walks past. */
const paws: Drawing = [
  [104, 420],
  [176, 352],
  [120, 280],
  [672, 76],
  [752, 140],
  [770, 46],
  [826, 214],
].map(([x = 0, y = 0]) =>
  at(
    x,
    y,
    transformed('rotate(24)', [
      ellipse(0, 0, 16, 13, print),
      [-20, -7, 7, 20].map((toe) => ellipse(toe, toe * toe > 100 ? -15 : -24, 6.5, 9, print)),
    ]),
  ),
);

/** Both as speech, on a ground. */
export const reviewReply = (ground: Color): Picture =>
  closeup(
    'Sam’s review with five stars, and below it the owner’s reply, “Thank you, Sam. Biscuit even stood still for the dryer. See you both in January.”',
    [rect(0, 0, 880, 440, ground), paws, at(180, 20, review), at(250, 206, reply)],
  );

export const picture = reviewReply(leaf[300]);
