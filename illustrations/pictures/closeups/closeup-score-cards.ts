import { type Drawing, at, circle, path, rect, times, transformed } from '../../drawing/drawing.ts';
import { blue, orange, paper, skin, white } from '../../drawing/ramps.ts';
import { closeup } from '../../kit/closeup.ts';
import { pencil } from '../../kit/markers.ts';
import { hairlines, text, ui } from '../../kit/interface.ts';

/** The four best topics of the table beside the picture, with their totals. */
const chosen = [
  { topic: ['What size', 'bike?'], total: '9' },
  { topic: ['Tune-up', 'cost'], total: '8' },
  { topic: ['Used', 'e-bike'], total: '7' },
  { topic: ['Winter', 'riding'], total: '6' },
] as const;

/** An index card, 126 by 190. */
const card = (
  total: string,
  [first = '', second = '']: readonly string[],
  best = false,
): Drawing => [
  rect(6, 9, 126, 190, { fill: blue[950], opacity: 0.14 }, 8),
  rect(0, 0, 126, 190, white, 8),
  path('M0 22V8Q0 0 8 0H118Q126 0 126 8V22Z', best ? orange[500] : blue[400]),
  text(14, 56, first, 21, { face: 'gabarito-700' }),
  text(14, 81, second, 21, { face: 'gabarito-700' }),
  hairlines(14, 98, [96]),
  text(63, 172, total, 84, { face: 'gabarito-800', anchor: 'middle' }),
];

const place = (index: number): Drawing => {
  const { topic, total } = chosen[index] ?? chosen[0];
  return at(
    168 + index * 139,
    [58, 66, 62, 70][index] ?? 0,
    transformed(`rotate(${[-2, 1, -1, 2][index]} 63 190)`, card(total, topic, index === 0)),
  );
};

/** A wooden rail on the desk, in which the cards stand. */
const rail: Drawing = [
  rect(108, 248, 664, 44, skin[3], 10),
  rect(108, 248, 664, 12, skin[2], 6),
  [170, 710].map((x) => rect(x, 286, 44, 40, skin[4], 6)),
];

/** A bicycle bell on the desk. */
const bell: Drawing = [
  rect(-16, 34, 32, 24, blue[900], 6),
  path('M-46 36A46 46 0 0 1 46 36Z', orange[500]),
  path('M-32 22A36 36 0 0 1-4-2', { fill: 'none', stroke: white, strokeWidth: 6 }),
  circle(0, -12, 9, blue[950]),
];

/** A drawer with the cards that wait. */
const drawer: Drawing = [
  rect(-40, 322, 960, 130, blue[900]),
  [286, 446].map((x, index) =>
    at(
      x,
      286 + index * 10,
      transformed(`rotate(${index ? 4 : -3})`, [
        rect(0, 0, 142, 190, paper[200], 8),
        path('M0 22V8Q0 0 8 0H134Q142 0 142 8V22Z', paper[400]),
        text(71, 78, '3', 54, { face: 'gabarito-800', anchor: 'middle', color: ui.inkSoft }),
      ]),
    ),
  ),
  rect(-40, 376, 960, 90, blue[600]),
  rect(-40, 376, 960, 10, blue[500]),
  rect(360, 400, 160, 26, blue[800], 13),
];

export const picture = closeup(
  'Four index cards stand in a rail, with the scores 9, 8, 7 and 6; two cards with a 3 wait in the drawer',
  [drawer, times(4, place), rail, at(40, 250, pencil(blue[500], 22), 1.7), at(826, 266, bell)],
);
