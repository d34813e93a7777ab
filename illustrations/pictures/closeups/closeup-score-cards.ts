import { type Drawing, at, path, rect, times, transformed } from '../../drawing/drawing.ts';
import { blue, orange, paper, skin, white } from '../../drawing/ramps.ts';
import { closeup } from '../../kit/closeup.ts';
import { holdingFingers, holdingThumb } from '../../kit/hands.ts';
import { pencil } from '../../kit/markers.ts';
import { hairlines, text, ui } from '../../kit/interface.ts';

/** The four best topics of the table beside the picture, with their totals. */
const chosen = [
  { topic: ['What size', 'bike?'], total: '9' },
  { topic: ['Tune-up', 'cost'], total: '8' },
  { topic: ['Used', 'e-bike'], total: '7' },
  { topic: ['Winter', 'riding'], total: '6' },
] as const;
const hand = { tone: skin[2], sleeve: blue[700] };

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
    134 + index * 142,
    [46, 36, 36, 46][index] ?? 0,
    transformed(`rotate(${index * 3 - 4.5} 63 95)`, card(total, topic, index === 0)),
  );
};

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
  'Four index cards in a row, with the scores 9, 8, 7 and 6; two cards with a 3 wait in the drawer',
  [
    drawer,
    at(20, 270, pencil(blue[500], 22), 1.7),
    times(3, place),
    at(682, 200, holdingFingers(hand)),
    place(3),
    at(682, 200, holdingThumb(hand)),
  ],
);
