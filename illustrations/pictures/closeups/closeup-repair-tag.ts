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
import type { Color } from '../../drawing/color.ts';
import { shade } from '../../drawing/isometric.ts';
import { blue, butter, leaf, orange, white } from '../../drawing/ramps.ts';
import { closeup } from '../../kit/closeup.ts';
import { hairlines, text } from '../../kit/interface.ts';

/** A bike from its front: tire, fork, lamp, handlebar, grip and brake lever. */
const bike: Drawing = [
  rect(70, 276, 52, 220, blue[950], 26),
  times(6, (rib) => rect(70, 322 + rib * 22, 52, 7, blue[800])),
  path('M28 460V312Q28 248 96 248T164 312V460H136V318Q136 286 96 286T56 318V460Z', leaf[600]),
  path('M28 460V312Q28 296 41 282V460Z', shade(leaf[600], 0.2)),
  rect(70, 60, 52, 210, leaf[600], 8),
  rect(70, 60, 15, 196, shade(leaf[600], 0.2)),
  stroke('M-80 74H640', blue[300], 30),
  stroke('M-80 84H640', blue[400], 10),
  rect(60, 48, 72, 56, blue[900], 14),
  circle(96, 170, 44, blue[900]),
  circle(96, 170, 33, { fill: butter[400], night: 'beacon' }),
  stroke('M82 158q4-8 13-10', butter[200], 6),
  // Grip, lever and cable.
  rect(560, 50, 240, 50, blue[950], 22),
  times(7, (rib) => rect(594 + rib * 28, 50, 8, 50, blue[800])),
  rect(500, 54, 44, 44, blue[900], 10),
  path(
    'M516 92H540L552 112Q640 142 742 138Q756 140 754 152Q750 162 736 162Q620 166 534 128Z',
    blue[300],
  ),
  stroke('M508 62C420 6 240 -6 132 62', blue[950], 7),
];

/** The shop's tag, tied to the bar. */
const tag: Drawing = [
  path('M8 72L58 12H294L344 72V264Q344 280 328 280H24Q8 280 8 264Z', {
    fill: blue[950],
    opacity: 0.14,
  }),
  path('M0 60L50 0H286L336 60V252Q336 268 320 268H16Q0 268 0 252Z', white),
  path('M0 60L50 0H286L336 60Z', orange[500]),
  circle(168, 26, 13, blue[950]),
  text(28, 104, 'Full tune-up', 28, { face: 'gabarito-700' }),
  text(28, 178, '$95', 70, { face: 'gabarito-800' }),
  text(162, 146, 'Ready in', 29, { face: 'gabarito-700' }),
  text(162, 178, 'two days', 29, { face: 'gabarito-700' }),
  hairlines(28, 280, [200]),
  text(28, 238, 'You get a call first.', 28),
];

/** A wrench on the wall, 190 long, hung by the ring of its handle. Origin: the nail. */
const wrench = (color: Color): Drawing => [
  stroke('M0 26V142', color, 24),
  circle(0, 10, 20, { fill: 'none', stroke: color, strokeWidth: 14 }),
  path('M-36 190V160Q-36 138-12 132H12Q36 138 36 160V190L16 196V170H-16V196Z', color),
  circle(0, -4, 6, blue[800]),
];

export const picture = closeup(
  'A repair tag hangs on the handlebar of a bike: full tune-up, $95, ready in two days, with a call before anything is added',
  [
    [664, 760, 846].map((x, index) =>
      at(x, 178 + index * 4, wrench(index === 1 ? orange[500] : blue[400]), 1.02 - index * 0.14),
    ),
    at(64, 0, bike),
    at(258, 138, transformed('rotate(-3)', tag)),
    stroke('M414 92L426 154L442 92', butter[400], 6),
    rect(406, 55, 14, 40, butter[400], 5),
    rect(434, 55, 14, 40, butter[400], 5),
  ],
);
