/**
 * The pictures of the sample articles for cards of about 140 by 120 pixels, in `/archive` on phones: one thing each, and
 * no words. The panel of the card is the ground.
 */
import type { Color } from '../../drawing/color.ts';
import { type Drawing, at, circle, path, rect, stroke, times } from '../../drawing/drawing.ts';
import { blue, brick, leaf, orange, white } from '../../drawing/ramps.ts';
import type { Picture } from '../../drawing/svg.ts';
import { text, ui } from '../../kit/interface.ts';

export const night = 'paper';

const card = (title: string, drawing: Drawing): Picture => ({
  title,
  width: 460,
  height: 400,
  drawing,
});

const sheet = (width: number, height: number): Drawing => [
  rect(10, 14, width, height, { fill: blue[950], opacity: 0.18 }, 24),
  rect(0, 0, width, height, white, 24),
];

const check = (x: number, y: number, color: Color = leaf[600]): Drawing => [
  circle(x, y, 32, color),
  stroke(`M${x - 15} ${y + 1}l11 12l20-24`, white, 8),
];

/** A rank and its change since the month before. */
const rank = (y: number, place: number, isUp: boolean): Drawing => [
  rect(34, y, 116, 116, isUp ? orange[500] : blue[100], 24),
  text(92, y + 84, String(place), 76, {
    face: 'gabarito-800',
    anchor: 'middle',
    color: isUp ? blue[950] : blue[700],
  }),
  path(
    isUp ? `M186 ${y + 92}h92l-46-72Z` : `M186 ${y + 26}h92l-46 72Z`,
    isUp ? leaf[600] : brick[600],
  ),
];

/** A site that links to the page. */
const link = (y: number, color: Color): Drawing =>
  at(70, y, [
    circle(0, 0, 46, color),
    stroke('M-13 0h26', white, 10),
    stroke('M-9-20h-8a20 20 0 0 0 0 40h8M9-20h8a20 20 0 0 1 0 40h-8', white, 10),
  ]);

/** A finished post on its day. */
const post = (x: number, y: number): Drawing => [
  rect(x + 5, y + 7, 104, 124, { fill: blue[950], opacity: 0.18 }, 10),
  rect(x, y, 104, 124, { fill: white, stroke: blue[700], strokeWidth: 5 }, 10),
  rect(x + 18, y + 18, 68, 36, orange[500], 6),
  rect(x + 18, y + 70, 68, 11, ui.lastYear, 5.5),
  rect(x + 18, y + 92, 44, 11, ui.lastYear, 5.5),
  check(x + 104, y + 10),
];

const stack = (x: number, coins: number): Drawing => [
  rect(x - 76, 352, 140, 22, { fill: blue[950], opacity: 0.16 }, 11),
  times(coins, (coin) => [
    rect(x - 70, 314 - coin * 52, 140, 47, orange[500], 14),
    rect(x - 70, 314 - coin * 52, 46, 47, orange[600], 14),
    rect(x - 44, 314 - coin * 52, 90, 47, orange[500]),
    times(3, (rib) => rect(x - 24 + rib * 30, 324 - coin * 52, 7, 27, orange[300], 3)),
  ]),
];

const cursor = (x: number, y: number): Drawing =>
  at(
    x,
    y,
    path('M0 0v74l18-16l13 29l16-7l-13-28h25Z', { fill: white, stroke: blue[950], strokeWidth: 6 }),
    1.3,
  );

export const pictures: Readonly<Record<string, Picture>> = {
  'closeup-rank-report-small': card('Rank 1, which went up, and rank 9, which fell', [
    at(74, 44, sheet(312, 312)),
    at(74, 44, [rank(34, 1, true), rank(166, 9, false)]),
  ]),
  'closeup-fill-listing-small': card('A listing with two parts filled in and one empty', [
    at(78, 30, [
      sheet(304, 340),
      path('M0 104V24Q0 0 24 0H280Q304 0 304 24V104Z', blue[600]),
      path('M152 88C126 58 120 48 120 38A32 32 0 0 1 184 38C184 48 178 58 152 88Z', orange[500]),
      circle(152, 40, 13, white),
      check(62, 152),
      rect(116, 142, 150, 20, ui.line, 10),
      check(62, 226),
      rect(116, 216, 150, 20, ui.line, 10),
      circle(62, 296, 24, { fill: white, stroke: orange[500], strokeWidth: 9 }),
      rect(118, 287, 146, 18, { fill: white, stroke: orange[500], strokeWidth: 5 }, 9),
    ]),
  ]),
  'closeup-blocked-page-small': card('A page that is blocked', [
    at(92, 30, [
      sheet(276, 340),
      path('M0 60V24Q0 0 24 0H252Q276 0 276 24V60Z', blue[700]),
      times(3, (dot) => circle(36 + dot * 32, 31, 9, blue[300])),
      rect(34, 90, 208, 18, ui.line, 9),
      rect(34, 286, 208, 18, ui.line, 9),
      circle(138, 197, 72, brick[600]),
      rect(92, 182, 92, 30, white, 6),
    ]),
  ]),
  'closeup-worth-links-small': card('Three sites that link to one page', [
    [78, 200, 322].map((y) => stroke(`M120 ${y}C190 ${y} 170 200 226 200`, orange[500], 11)),
    stroke('M204 170l34 30l-34 30', orange[500], 11),
    link(78, blue[600]),
    link(200, leaf[600]),
    link(322, blue[900]),
    at(254, 36, [
      sheet(170, 324),
      path('M0 60V24Q0 0 24 0H146Q170 0 170 24V60Z', blue[700]),
      times(3, (dot) => circle(30 + dot * 28, 31, 8, blue[300])),
      rect(24, 92, 122, 18, ui.line, 9),
      rect(24, 126, 122, 18, ui.line, 9),
      rect(24, 160, 76, 18, ui.line, 9),
      rect(24, 236, 122, 56, orange[500], 14),
    ]),
  ]),
  'closeup-two-posts-small': card('A month with two finished posts', [
    at(50, 34, [
      sheet(360, 332),
      path('M0 66V24Q0 0 24 0H336Q360 0 360 24V66Z', blue[700]),
      times(12, (day) =>
        rect(26 + (day % 4) * 80, 90 + Math.floor(day / 4) * 78, 66, 64, blue[100], 12),
      ),
    ]),
    at(50, 34, [post(40, 82), post(200, 188)]),
  ]),
  'closeup-click-worth-small': card('Two stacks of coins under the pointer of a mouse', [
    stack(136, 3),
    stack(318, 5),
    cursor(150, 176),
    cursor(332, 72),
  ]),
};
