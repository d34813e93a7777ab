/** Four warning lights of a dashboard, for the picture of it and for the lists that they stand for. */
import type { Color } from '../drawing/color.ts';
import { type Drawing, circle, path, transformed } from '../drawing/drawing.ts';
import { blue, brick, butter, orange } from '../drawing/ramps.ts';

/** A line that is lit at night. */
export const lightLine = (color: Color, width = 8) =>
  ({ fill: 'none', stroke: color, strokeWidth: width, night: 'beacon' }) as const;

/** Warning lights as cars draw them, about 100 wide, around their middle: brakes, oil, engine, high beam. */
export const warningLights: readonly {
  readonly color: Color;
  readonly share: number;
  readonly sign: Drawing;
}[] = [
  {
    color: brick[500],
    share: 1,
    sign: [
      circle(0, 0, 33, lightLine(brick[500])),
      path('M-42-32A53 53 0 0 0-42 32M42-32A53 53 0 0 1 42 32', lightLine(brick[500])),
      path('M0-17V4', lightLine(brick[500], 9)),
      circle(0, 17, 5.5, { fill: brick[500], night: 'beacon' }),
    ],
  },
  {
    color: butter[400],
    share: 0.45,
    sign: [
      path('M-28-8H14L42-22L50-13L20 24H-28Z', { fill: butter[400], night: 'beacon' }),
      path('M-30-2L-50-14V-24H-38M-6-8V-22M-18-22H6', lightLine(butter[400], 7)),
      path('M50 0C55 8 57 11 57 15A7 7 0 0 1 43 15C43 11 45 8 50 0Z', {
        fill: butter[400],
        night: 'beacon',
      }),
    ],
  },
  {
    color: orange[500],
    share: 0.75,
    sign: transformed(
      'translate(-3 3)scale(.84)',
      path(
        'M-26-50H26V-38H8V-28H30L46-12H54V-22H66V34H54V24H46L32 42H-34L-50 24H-58V-18H-34L-24-28H-8V-38H-26Z',
        { fill: orange[500], night: 'beacon' },
      ),
    ),
  },
  {
    color: blue[300],
    share: 0.25,
    sign: [
      path('M8-33H18C42-33 54-18 54 0S42 33 18 33H8C-3 16-3-16 8-33Z', {
        fill: blue[300],
        night: 'beacon',
      }),
      path('M-14-25H-48M-18-8.5H-54M-18 8.5H-54M-14 25H-48', lightLine(blue[300], 7)),
    ],
  },
];
