import type { Color } from '../../drawing/color.ts';
import { type Drawing, at, circle, path, rect, stroke, times } from '../../drawing/drawing.ts';
import { tint } from '../../drawing/isometric.ts';
import { blue, hair, leaf, orange, paper, skin, white } from '../../drawing/ramps.ts';
import type { Picture } from '../../drawing/svg.ts';
import { text } from '../../kit/interface.ts';
import { person } from '../../kit/people.ts';

/** Of a step: its width, the height of the first, and how much higher each next one is. */
const step = { width: 56, first: 72, rise: 20 };
const ground = 484;
/** Phones show the middle 687 of the picture. */
const left = 104;

/** What the mornings go to, in the order of the guide: weeks, name, color and ink. A bracket joins the weeks of a name. One week is too narrow for its name, which is on a flag. */
const pieces: readonly {
  weeks: number;
  name?: string;
  flag?: string;
  color: Color;
  ink: Color;
}[] = [
  { weeks: 3, name: 'Bike sizes', color: blue[700], ink: white },
  { weeks: 2, name: 'Tune-up', color: leaf[600], ink: white },
  { weeks: 3, name: 'Used e-bike', color: blue[700], ink: white },
  { weeks: 2, name: 'Winter', color: leaf[600], ink: white },
  { weeks: 1, flag: 'Repair', color: orange[500], ink: blue[950] },
  { weeks: 1, flag: 'Review', color: orange[500], ink: blue[950] },
];

const topOf = (week: number): number => ground - step.first - week * step.rise;

/** A finished page on a step, 46 by 60. Origin: the middle of its foot. */
const page = (color: Color): Drawing => [
  rect(-20, -57, 46, 60, { fill: blue[950], opacity: 0.16 }, 5),
  rect(-23, -60, 46, 60, white, 5),
  path('M-23-46V-55a5 5 0 0 1 5-5h36a5 5 0 0 1 5 5v9Z', color),
  times(3, (line) => rect(-16, -37 + line * 11, line === 2 ? 20 : 32, 5, paper[300])),
];

/** A flag that flies to the left, with the name of its week. Origin: the foot of its pole. */
const flag = (words: string, height: number, color: Color): Drawing => [
  stroke(`M0 0V${-height}`, blue[500], 6),
  path(`M-3 ${-height}H-116L-104 ${23 - height}L-116 ${46 - height}H-3Z`, {
    fill: color,
    night: 'beacon',
  }),
  text(-54, 33 - height, words, 29, {
    face: 'gabarito-700',
    color: blue[950],
    anchor: 'middle',
    night: 'beacon',
  }),
];

let week = 0;
const stairs: Drawing = pieces.map(({ weeks, name, flag: flagName, color, ink }) => {
  const from = week;
  week += weeks;
  return [
    times(weeks, (index) => {
      const [x, top] = [left + (from + index) * step.width, topOf(from + index)];
      return [
        rect(x, top, step.width - 3, ground - top, color),
        rect(x, top, step.width - 3, 8, tint(color, 0.4)),
        text(x + step.width / 2 - 1.5, ground - 14, `${from + index + 1}`, 30, {
          face: 'gabarito-800',
          color: ink,
          anchor: 'middle',
        }),
      ];
    }),
    name
      ? [
          stroke(
            `M${left + from * step.width + 2} ${ground + 8}v9h${weeks * step.width - 7}v-9`,
            blue[300],
            4,
          ),
          text(left + (from + weeks / 2) * step.width - 1.5, ground + 48, name, 27, {
            face: 'gabarito-700',
            color: white,
            anchor: 'middle',
            night: 'beacon',
          }),
          at(left + (week - 0.5) * step.width - 1.5, topOf(week - 1), page(color), 1.05),
        ]
      : [],
    flagName
      ? at(
          left + (week - 0.5) * step.width - 1.5,
          topOf(week - 1),
          flag(flagName, week === 12 ? 148 : 112, color),
        )
      : [],
  ];
});

const stand = (at_: number): readonly [number, number] => [
  left + (at_ - 0.5) * step.width - 1.5,
  topOf(at_ - 1),
];

/** The steps of the next quarter, cut by the frame. */
const coming: Drawing = times(2, (index) =>
  rect(left + (12 + index) * step.width, topOf(12 + index), step.width - 3, 600, blue[200]),
);

/** A bicycle from its side before the first step. Origin: the ground between its wheels. */
const bicycle: Drawing = at(52, ground, [
  [-27, 27].map((x) => circle(x, -21, 19, { fill: 'none', stroke: blue[900], strokeWidth: 4 })),
  stroke('M-27-21L-12-50H16L-2-21ZM-2-21L-16-58M27-21L14-60M6-62H16L22-58', orange[500], 4.5),
  stroke('M-24-59H-8', blue[950], 6),
]);

export const picture: Picture = {
  title:
    'A staircase of 12 mornings in three colors, a finished page at the end of each of the first four; the last two have flags: Repair and Review',
  width: 880,
  height: 550,
  drawing: [
    coming,
    rect(0, ground, 880, 66, { fill: blue[900], night: 'beacon' }),
    bicycle,
    stairs,
    at(
      ...stand(2),
      person({ top: orange[500], legs: blue[500], skin: skin[2], hair: hair.chestnut }),
      2.1,
    ),
  ],
};
