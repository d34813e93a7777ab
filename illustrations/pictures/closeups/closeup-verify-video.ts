/** In step 4 of the Google Business Profile guide: beside the actions, above the shot list. */
import { type Drawing, at, circle, path, rect, times } from '../../drawing/drawing.ts';
import { blue, brick, leaf, orange, paper, skin, white } from '../../drawing/ramps.ts';
import { closeup, phoneFront } from '../../kit/closeup.ts';
import { holdingFingers, holdingThumb } from '../../kit/hands.ts';
import { text } from '../../kit/interface.ts';

export const night = 'screen';

const owner = { tone: skin[3], sleeve: orange[500] };

/** The front of the shop with its whole sign, 360 by 268. */
const front: Drawing = [
  rect(0, 0, 360, 212, blue[600]),
  rect(22, 22, 316, 60, blue[900], 8),
  text(180, 63, 'Brindle and Burr', 33, { face: 'gabarito-800', color: white, anchor: 'middle' }),
  times(6, (stripe) => rect(22 + stripe * 52.7, 96, 52.7, 26, stripe % 2 ? white : orange[300])),
  rect(40, 122, 168, 66, blue[100]),
  rect(232, 122, 84, 90, orange[500]),
  circle(246, 170, 5, blue[950]),
  rect(0, 212, 360, 14, paper[100]),
  rect(0, 226, 360, 42, paper[300]),
];

/** A phone on its side that films the front, 480 by 318: the red dot, and the time of at least 30 seconds. */
const phone: Drawing = [
  phoneFront('large', 480, 318, blue[200]),
  at(60, 36, front),
  rect(72, 252, 128, 40, blue[950], 20),
  circle(94, 272, 8, brick[500]),
  text(110, 281, '0:34', 27, { face: 'figtree-700', color: white }),
  circle(442, 159, 17, { fill: 'none', stroke: white, strokeWidth: 4 }),
  circle(442, 159, 10, brick[500]),
];

/** The street behind the phone, out of focus: pavement and the neighbors. */
const street: Drawing = [
  rect(0, 0, 880, 440, blue[200]),
  rect(0, 90, 150, 270, paper[300]),
  rect(730, 60, 150, 300, leaf[300]),
  rect(0, 360, 880, 80, paper[200]),
  path('M0 400H880V440H0Z', paper[300]),
];

export const picture = closeup(
  'A phone on its side films the front of a dog groomer’s shop with its whole sign; the video is at 34 seconds',
  [
    street,
    at(662, 276, holdingFingers(owner)),
    at(192, 58, phone),
    at(662, 276, holdingThumb(owner)),
  ],
);
