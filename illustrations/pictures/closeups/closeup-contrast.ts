import { type Color, mix } from '../../drawing/color.ts';
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
import { blue, brick, leaf, navy, orange, white } from '../../drawing/ramps.ts';
import { closeup } from '../../kit/closeup.ts';
import { text } from '../../kit/interface.ts';

/** The contrast on white is 2.4:1. */
const pale = mix(navy.quiet, white, 0.5);
/** The contrast on white is 8.5:1. */
const dark = navy.quiet;

/** A line of the clinic’s page, 540 wide, and its contrast. All keep their colors at night, so that it is true. */
const sample = (ink: Color, ratio: string, mark: string, signal: Color): Drawing => [
  rect(7, 10, 540, 166, { fill: blue[950], opacity: 0.16 }, 18),
  rect(0, 0, 540, 166, { fill: white, night: 'beacon' }, 18),
  ['Cancel by 5 p.m.', 'and it’s free.'].map((line, index) =>
    text(28, 74 + index * 46, line, 38, { face: 'figtree-500', color: ink, night: 'beacon' }),
  ),
  rect(356, 44, 158, 78, { fill: signal, night: 'beacon' }, 39),
  path(mark, { fill: 'none', stroke: white, strokeWidth: 7, night: 'beacon' }),
  text(412, 95, ratio, 34, { face: 'gabarito-800', color: white, night: 'beacon' }),
];

export const picture = closeup(
  'The same line twice on white: in pale gray with a contrast of 2.4:1, and in dark gray with 8.5:1',
  [
    rect(0, 0, 880, 440, blue[300]),
    // The sun at noon.
    at(846, 26, [
      circle(0, 0, 74, orange[500]),
      times(9, (ray) =>
        transformed(`rotate(${82 + ray * 14})`, stroke('M94 0H122', orange[500], 9)),
      ),
    ]),
    at(170, 42, sample(pale, '2.4:1', 'M382 75l18 18m0-18l-18 18', brick[600])),
    at(170, 232, sample(dark, '8.5:1', 'M380 85l8 9l15-19', leaf[700])),
  ],
);
