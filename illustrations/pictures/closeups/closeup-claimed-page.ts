import type { Color } from '../../drawing/color.ts';
import {
  type Drawing,
  at,
  circle,
  path,
  rect,
  stroke,
  transformed,
} from '../../drawing/drawing.ts';
import { blue, leaf, orange, paper, skin, white } from '../../drawing/ramps.ts';
import { closeup, sheet } from '../../kit/closeup.ts';
import { pointingHand } from '../../kit/hands.ts';
import { text, ui } from '../../kit/interface.ts';

/** A loaf with cuts, on a shelf: a photo of 130 by 96. */
const photo = (x: number, ground: Color, crust: Color, cut: Color): Drawing =>
  at(x, 0, [
    rect(0, 0, 138, 96, ground, 12),
    rect(0, 76, 138, 20, paper[200], 6),
    path('M24 78q0-46 45-46t45 46Z', crust),
    [46, 66, 86].map((left) => path(`M${left} 44q8 8 6 20l-5-2q0-10-7-15Z`, cut)),
  ]);

/** The page of the bakery on a review site, 480 wide, cut by the frame. */
const page: Drawing = [
  sheet(480, 460, 22),
  at(24, 24, [
    photo(0, blue[200], skin[3], skin[1]),
    photo(147, leaf[300], skin[4], skin[2]),
    photo(294, orange[300], skin[2], skin[4]),
  ]),
  text(28, 166, 'Tamarack Lane Bakery', 37, { face: 'gabarito-800' }),
  circle(46, 202, 18, leaf[600]),
  stroke('M37 202l7 7l12-14', white, 5),
  text(76, 211, 'Claimed', 28, { face: 'figtree-700', color: leaf[600] }),
  text(28, 258, '(218) 555-0142', 29, { face: 'figtree-600' }),
  text(28, 296, 'Tue–Sun 5:00 AM–2:00 PM', 27),
  rect(28, 322, 424, 66, { fill: white, stroke: ui.line, strokeWidth: 3 }, 33),
  text(208, 365, 'Skip the upgrade', 29, {
    face: 'figtree-700',
    color: blue[600],
    anchor: 'middle',
  }),
];

/** Step 5 of the citations guide. */
export const picture = closeup(
  'The page of a bakery on a review site, with three photos, the mark “Claimed”, phone and hours; a finger presses “Skip the upgrade”',
  [
    rect(0, 0, 880, 440, leaf[600]),
    at(190, 34, page),
    at(
      566,
      384,
      transformed('rotate(-12)', pointingHand({ tone: skin[4], sleeve: blue[700] })),
      0.7,
    ),
  ],
);

export const night = 'paper';
