import type { Color } from '../../drawing/color.ts';
import { type Drawing, at, path, rect, stroke, times } from '../../drawing/drawing.ts';
import { tint } from '../../drawing/isometric.ts';
import {
  blue,
  brick,
  butter,
  hair,
  leaf,
  orange,
  paper,
  skin,
  white,
} from '../../drawing/ramps.ts';
import type { Picture } from '../../drawing/svg.ts';
import { text } from '../../kit/interface.ts';
import { gear } from '../../kit/markers.ts';
import { person } from '../../kit/people.ts';

/** Of a step: its width, the height of the first, and how much higher each next one is. */
const step = { width: 73, first: 64, rise: 19 };
const ground = 376;
const left = 24;

/** What the mornings go to, in the order of the guide: weeks, name, color and ink. */
const pieces: readonly { weeks: number; name?: string; color: Color; ink: Color }[] = [
  { weeks: 3, name: 'Bike sizes', color: blue[700], ink: white },
  { weeks: 2, name: 'Tune-up', color: leaf[600], ink: white },
  { weeks: 3, name: 'Used e-bike', color: butter[400], ink: blue[950] },
  { weeks: 2, name: 'Winter', color: blue[500], ink: white },
  { weeks: 1, color: brick[300], ink: blue[950] },
  { weeks: 1, color: orange[500], ink: blue[950] },
];

const topOf = (week: number): number => ground - step.first - week * step.rise;

/** A finished page on a step, 46 by 60. Origin: the middle of its foot. */
const page = (color: Color): Drawing => [
  rect(-20, -57, 46, 60, { fill: blue[950], opacity: 0.16 }, 5),
  rect(-23, -60, 46, 60, white, 5),
  path('M-23-46V-55a5 5 0 0 1 5-5h36a5 5 0 0 1 5 5v9Z', color),
  times(3, (line) => rect(-16, -37 + line * 11, line === 2 ? 20 : 32, 5, paper[300])),
];

let week = 0;
const stairs: Drawing = pieces.map(({ weeks, name, color, ink }) => {
  const from = week;
  week += weeks;
  return [
    times(weeks, (index) => {
      const [x, top] = [left + (from + index) * step.width, topOf(from + index)];
      return [
        rect(x, top, step.width - 3, ground - top, color),
        rect(x, top, step.width - 3, 8, tint(color, 0.4)),
        text(x + step.width / 2 - 1.5, ground - 16, `${from + index + 1}`, 34, {
          face: 'gabarito-800',
          color: ink,
          anchor: 'middle',
        }),
      ];
    }),
    name
      ? [
          text(left + (from + weeks / 2) * step.width - 1.5, ground + 41, name, 34, {
            face: 'gabarito-700',
            color: white,
            anchor: 'middle',
            night: 'beacon',
          }),
          at(left + (week - 0.5) * step.width - 1.5, topOf(week - 1), page(color)),
        ]
      : [],
  ];
});

const stand = (at_: number): readonly [number, number] => [
  left + (at_ - 0.5) * step.width - 1.5,
  topOf(at_ - 1),
];

export const picture: Picture = {
  title:
    'A staircase of 12 mornings in six colors, a finished page at the end of each of the first four; the last two steps have a gear and a flag',
  width: 924,
  height: 438,
  drawing: [
    rect(0, ground, 924, 62, { fill: blue[900], night: 'beacon' }, 14),
    rect(0, ground, 924, 14, { fill: blue[900], night: 'beacon' }),
    stairs,
    at(...stand(2), person({ top: orange[500], skin: skin[2], hair: hair.chestnut }), 2),
    at(
      ...stand(7),
      person({ top: blue[600], skin: skin[4], hair: blue[950], hat: blue[800] }),
      1.9,
    ),
    at(stand(11)[0], stand(11)[1] - 22, gear(20, 8, blue[800], brick[300])),
    at(stand(12)[0] - 8, stand(12)[1], [
      stroke('M0 0V-72', blue[950], 5),
      path('M2-72H46L34-57L46-42H2Z', orange[500]),
    ]),
  ],
};
