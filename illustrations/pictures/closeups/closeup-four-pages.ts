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
import { blue, butter, leaf, orange, white } from '../../drawing/ramps.ts';
import { closeup, sheet } from '../../kit/closeup.ts';
import { hairlines, text, ui } from '../../kit/interface.ts';

/** A wheel with a dot for each stud of its tire. */
const wheel = (radius: number, studs = 0): Drawing => [
  circle(0, 0, radius, { fill: 'none', stroke: blue[900], strokeWidth: 9 }),
  stroke(`M${-radius} 0H${radius}M0 ${-radius}V${radius}`, blue[400], 3),
  times(studs, (index) => {
    const angle = (index / studs) * 2 * Math.PI;
    return circle(Math.cos(angle) * (radius + 6), Math.sin(angle) * (radius + 6), 3.5, orange[500]);
  }),
];

/** The four pages of the plan, in its order: their titles of two lines, and what each has in its middle. */
const pages: readonly { title: readonly [string, string]; turn: number; middle: Drawing }[] = [
  {
    title: ['What size', 'bike?'],
    turn: -2,
    middle: [12, 15, 18].map((radius, index) =>
      at([15, 52, 95][index]!, 150 - radius * 1.2, wheel(radius)),
    ),
  },
  {
    title: ['Tune-up', 'cost'],
    turn: 1.5,
    middle: text(0, 148, '$95', 56, { face: 'gabarito-800', color: leaf[700] }),
  },
  {
    title: ['Used', 'e-bike'],
    turn: -1,
    middle: [
      rect(0, 104, 96, 46, { fill: 'none', stroke: ui.ink, strokeWidth: 6 }, 8),
      rect(99, 118, 9, 18, ui.ink),
      times(3, (cell) => rect(9 + cell * 27, 113, 21, 28, leaf[500], 3)),
    ],
  },
  { title: ['Winter', 'riding'], turn: 2, middle: at(54, 130, wheel(27, 12)) },
];

/** A finished page with a check mark, 142 by 244, clipped to a line. Origin: its upper left corner. */
const page = ({ title: [first, second], middle }: (typeof pages)[number]): Drawing => [
  sheet(142, 244, 8, { opacity: 0.14 }),
  text(16, 46, first, 24, { face: 'gabarito-800' }),
  text(16, 74, second, 24, { face: 'gabarito-800' }),
  at(16, 0, middle),
  hairlines(16, 110, [172]),
  hairlines(16, 70, [188]),
  circle(112, 218, 22, leaf[600]),
  stroke('M102 219l7 8l14-16', white, 5),
  rect(63, -18, 16, 34, butter[400], 4),
];

/** Stands in the chapter about the plan of the content strategy guide. */
export const picture = closeup(
  'Four finished pages hang on a line above the counter of a bike shop: What size bike?, Tune-up cost, Used e-bike, Winter riding',
  [
    rect(0, 0, 880, 440, { fill: orange[200], night: 'beacon' }),
    // Two wheels stand on the counter, on both sides of the pages.
    [66, 816].map((x) => at(x, 336, [wheel(56), circle(0, 0, 9, blue[900])])),
    stroke('M-10 54Q440 122 890 54', blue[900], 5),
    rect(0, 396, 880, 44, blue[700]),
    path('M0 396H880V406H0Z', blue[500]),
    pages.map((one, index) =>
      at(
        136 + index * 156,
        [90, 102, 102, 90][index]!,
        transformed(`rotate(${one.turn} 71 0)`, page(one)),
      ),
    ),
  ],
);

export const night = 'paper';
