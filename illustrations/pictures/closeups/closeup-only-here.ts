import {
  type Drawing,
  at,
  circle,
  path,
  rect,
  stroke,
  times,
  transformed,
} from '../../drawing/drawing.ts';
import { blue, butter, leaf, orange, paper, skin, white } from '../../drawing/ramps.ts';
import { closeup, sheet } from '../../kit/closeup.ts';
import { text } from '../../kit/interface.ts';

/** A photo of a bike on the shop’s own stand, 230 wide. */
const photo: Drawing = [
  sheet(230, 262, 6, { fill: paper[0] }),
  rect(16, 16, 198, 190, { fill: blue[200], night: 'beacon' }),
  rect(16, 176, 198, 30, { fill: skin[4], night: 'beacon' }),
  [66, 164].map((x) => [
    circle(x, 138, 36, { fill: 'none', stroke: blue[950], strokeWidth: 7 }),
    circle(x, 138, 6, blue[950]),
  ]),
  stroke(
    'M66 138L98 84H146L112 138H66M98 84L112 138M146 84L164 138M140 66H158L146 84',
    orange[500],
    8,
  ),
  stroke('M84 78H112', blue[950], 9),
  text(115, 243, 'Our stand', 28, { face: 'gabarito-700', anchor: 'middle' }),
];

/** A tape measure that reads 22 inches, 300 long. */
const tape: Drawing = [
  rect(6, 10, 330, 60, { fill: blue[950], opacity: 0.2 }, 4),
  rect(0, 0, 330, 60, { fill: butter[400], night: 'beacon' }, 4),
  times(16, (mark) =>
    rect(14 + mark * 20, 0, 4, mark % 4 === 0 ? 24 : 14, { fill: blue[950], night: 'beacon' }),
  ),
  text(134, 50, '22 in', 34, {
    face: 'gabarito-800',
    color: blue[950],
    anchor: 'middle',
    night: 'beacon',
  }),
  rect(-74, -30, 108, 104, blue[700], 26),
  circle(-20, 22, 28, blue[500]),
];

/** A price tag on a string. */
const priceTag: Drawing = [
  stroke('M22 52C-10 20-20-30-6-70', paper[50], 5),
  path('M8 66L56 10H250V122H56Z', { fill: blue[950], opacity: 0.2 }),
  path('M0 56L48 0H242V112H48Z', white),
  circle(36, 56, 10, leaf[600]),
  text(140, 50, 'Full tune-up', 27, { anchor: 'middle' }),
  text(140, 96, '$95', 46, { face: 'gabarito-800', anchor: 'middle' }),
];

/** A piece of a map with a pin on the town. */
const map: Drawing = [
  sheet(212, 170, 8, { fill: leaf[100] }),
  path('M0 8Q0 0 8 0H204Q212 0 212 8V58Q150 84 100 52T0 66Z', { fill: blue[300], night: 'beacon' }),
  stroke('M0 116H212M70 60V170M150 70V170', white, 8),
  path('M106 112C88 90 80 78 80 66A26 26 0 0 1 132 66C132 78 124 90 106 112Z', orange[500]),
  circle(106, 66, 10, white),
  text(106, 154, 'Marquette', 31, { face: 'gabarito-800', anchor: 'middle' }),
];

/** A card with a rule of the shop. */
const rule: Drawing = [
  sheet(268, 122, 8, { fill: paper[50] }),
  text(22, 52, 'Children try', 34, { face: 'gabarito-800' }),
  text(22, 94, 'two sizes here', 34, { face: 'gabarito-800' }),
];

/** Stands beside the words about AI Overviews in the guide to content strategy. */
export const picture = closeup(
  'On a green bench: the shop’s price of a tune-up, a photo of its stand, a tape that reads 22 inches, and a map of its town',
  [
    rect(0, 0, 880, 440, leaf[600]),
    rect(0, 396, 880, 44, leaf[700]),
    at(60, 40, transformed('rotate(-5)', map), 1.05),
    at(322, 52, transformed('rotate(3)', photo), 1.06),
    at(590, 108, transformed('rotate(-4)', priceTag), 1.06),
    at(640, 306, transformed('rotate(2)', tape)),
    at(70, 268, transformed('rotate(4)', rule)),
  ],
);

export const night = 'paper';
