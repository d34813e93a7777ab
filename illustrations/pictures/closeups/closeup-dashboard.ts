import {
  type Drawing,
  at,
  circle,
  path,
  rect,
  stroke,
  transformed,
} from '../../drawing/drawing.ts';
import { shade } from '../../drawing/isometric.ts';
import { blue, leaf, orange, skin, white } from '../../drawing/ramps.ts';
import { closeup } from '../../kit/closeup.ts';
import { pointingHand } from '../../kit/hands.ts';
import { text } from '../../kit/interface.ts';

/** Degrees of the needle at a speed: 0 is at the lower left, 120 at the lower right. */
const turn = (speed: number) => -120 + speed * 2;

/** A speedometer, its needle at 60. */
const speedometer: Drawing = [
  circle(0, 0, 118, { fill: blue[900], stroke: blue[500], strokeWidth: 5 }),
  [0, 20, 40, 60, 80, 100, 120].map((speed) => {
    const angle = ((turn(speed) - 90) * Math.PI) / 180;
    return [
      transformed(
        `rotate(${turn(speed)})`,
        rect(-2, -112, 4, 14, { fill: white, night: 'beacon' }),
      ),
      text(78 * Math.cos(angle), 78 * Math.sin(angle) + 8, `${speed}`, 23, {
        face: 'gabarito-700',
        color: white,
        anchor: 'middle',
        night: 'beacon',
      }),
    ];
  }),
  transformed(
    `rotate(${turn(60)})`,
    path('M-11 26L-3-64H3L11 26Z', { fill: orange[500], night: 'beacon' }),
  ),
  circle(0, 0, 19, blue[300]),
];

/** The warning light: an engine, as cars draw it. */
const warning: Drawing = [
  circle(0, 0, 118, { fill: blue[900], stroke: blue[500], strokeWidth: 5 }),
  path(
    'M-26-50H26V-38H8V-28H30L46-12H54V-22H66V34H54V24H46L32 42H-34L-50 24H-58V-18H-34L-24-28H-8V-38H-26Z',
    { fill: orange[500], night: 'beacon' },
  ),
  text(0, 78, 'CHECK', 23, {
    face: 'gabarito-800',
    color: orange[500],
    anchor: 'middle',
    night: 'beacon',
  }),
];

/** The rim of the steering wheel, cut by the frame, its hub and two spokes. */
const steering: Drawing = [
  path('M160 440L350 404H530L720 440Z', blue[700]),
  stroke('M140 580A300 300 0 0 1 740 580', blue[600], 48),
  stroke('M157 580A283 283 0 0 1 723 580', shade(blue[600], 0.2), 14),
  path('M330 460V424Q330 396 358 396H522Q550 396 550 424V460Z', blue[600]),
];

export const picture = closeup(
  'A dashboard behind a steering wheel: 60 on the speedometer, and a finger points at the check engine light',
  [
    rect(0, 214, 880, 226, blue[800]),
    rect(0, 214, 880, 10, blue[600]),
    path(
      'M140 330V190Q140 8 320 8H560Q740 8 740 190V304Q740 344 700 344H180Q140 344 140 304Z',
      blue[950],
    ),
    at(318, 142, speedometer),
    at(562, 142, warning),
    steering,
    at(632, 150, pointingHand({ tone: skin[2], sleeve: leaf[600] }), 0.72),
  ],
);
