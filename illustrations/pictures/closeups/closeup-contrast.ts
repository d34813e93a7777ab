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
  rect(7, 10, 540, 150, { fill: blue[950], opacity: 0.16 }, 18),
  rect(0, 0, 540, 150, { fill: white, night: 'beacon' }, 18),
  ['Cancel by 5 p.m.', 'and it’s free.'].map((line, index) =>
    text(28, 66 + index * 46, line, 38, { face: 'figtree-500', color: ink, night: 'beacon' }),
  ),
  rect(356, 36, 158, 78, { fill: signal, night: 'beacon' }, 39),
  path(mark, { fill: 'none', stroke: white, strokeWidth: 7, night: 'beacon' }),
  text(412, 87, ratio, 34, { face: 'gabarito-800', color: white, night: 'beacon' }),
];

export const picture = closeup(
  'The same line twice on white under the sun at noon: in pale gray with a contrast of 2.4:1, and in dark gray with 8.5:1',
  [
    rect(0, 0, 880, 550, blue[300]),
    // The sun at noon, its lower half behind the first line.
    at(440, 164, [
      circle(0, 0, 104, orange[500]),
      times(7, (ray) =>
        transformed(`rotate(${186 + ray * 28})`, stroke('M128 0H162', orange[500], 11)),
      ),
    ]),
    at(100, 132, sample(pale, '2.4:1', 'M382 67l18 18m0-18l-18 18', brick[600]), 1.24),
    at(100, 338, sample(dark, '8.5:1', 'M380 77l8 9l15-19', leaf[700]), 1.24),
  ],
  550,
);
