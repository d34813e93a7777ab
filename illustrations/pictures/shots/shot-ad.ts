import { mapResults } from '#app/content/samples/screens.ts';
import { type Drawing, at, path, rect, stroke } from '../../drawing/drawing.ts';
import { blue, orange, white } from '../../drawing/ramps.ts';
import type { Picture } from '../../drawing/svg.ts';
import {
  adChip,
  eye,
  hairlines,
  label,
  pointer,
  pressMarks,
  text,
  ui,
} from '../../kit/interface.ts';

/** A result below the ad, without words. */
const result = (y: number, lengths: readonly [number, number]): Drawing => [
  rect(36, y, 26, 26, { fill: blue[200], night: 'beacon' }, 13),
  rect(76, y, lengths[0], 12, { fill: blue[300], night: 'beacon' }, 6),
  rect(76, y + 22, lengths[1], 10, { fill: blue[200], night: 'beacon' }, 5),
];

/** The paper of the bill, with a torn lower edge. */
const bill = `M356 36a14 14 0 0 1 14-14h158a14 14 0 0 1 14 14V368${'l-15.5-9l-15.5 9'.repeat(6)}Z`;

/** The people who saw the ad. One of them clicked. */
const visits = ['seen', 'seen', 'clicked', 'seen'] as const;

/** One person on the bill. */
const visit = (what: (typeof visits)[number], index: number): Drawing => {
  const y = 96 + index * 52;
  return what === 'clicked'
    ? [
        rect(366, y, 166, 44, orange[500], 10),
        at(380, y + 11, pointer(), 0.42),
        text(410, y + 28, 'Clicked', 18, { face: 'figtree-700', color: blue[950] }),
        text(522, y + 28, 'Paid', 18, { face: 'gabarito-800', color: blue[950], anchor: 'end' }),
      ]
    : [
        at(388, y + 22, eye(ui.inkSoft), 0.62),
        text(410, y + 28, 'Seen', 18, { color: ui.inkSoft }),
        text(522, y + 28, '$0', 18, { face: 'gabarito-700', anchor: 'end' }),
      ];
};

export const picture: Picture = {
  title: 'A search with the ad of a shop above the results, and a bill that charges only the click',
  width: 560,
  height: 392,
  drawing: [
    rect(0, 0, 560, 392, ui.ground),
    rect(18, 22, 318, 44, { fill: white, stroke: ui.line, strokeWidth: 1.5 }, 22),
    stroke('M38 43a8 8 0 1 0 16 0a8 8 0 1 0-16 0M52 49l6 6', blue[600], 2.8),
    label(70, 50, mapResults.query, 17.5, { color: ui.ink }),
    rect(18, 80, 318, 158, { fill: orange[100], stroke: orange[500], strokeWidth: 2.5 }, 14),
    adChip(36, 98, 1),
    text(36, 164, 'Your Shop', 30, { face: 'gabarito-800', color: blue[700] }),
    text(36, 192, 'Brakes fixed today.', 17.5, { color: ui.inkSoft }),
    text(36, 217, 'Book online.', 17.5, { color: ui.inkSoft }),
    result(264, [170, 220]),
    result(324, [140, 196]),
    pressMarks(232, 148),
    at(232, 150, pointer(), 1.1),
    rect(358, 28, 184, 340, { fill: blue[950], opacity: 0.1 }, 14),
    path(bill, { fill: white, stroke: ui.line, strokeWidth: 1.5 }),
    text(374, 64, 'Your bill', 25, { face: 'gabarito-800' }),
    hairlines(366, 166, [84, 312]),
    visits.map(visit),
    stroke('M336 159C352 159 346 222 366 222', orange[500], 3),
    text(374, 340, 'You pay', 18, { color: ui.inkSoft }),
    text(522, 340, '1 click', 20, { face: 'gabarito-800', anchor: 'end' }),
  ],
};
