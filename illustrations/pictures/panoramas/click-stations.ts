/**
 * The stations of a click in the PPC glossary. They join edge to edge, and the page draws the street below
 * them. Phones show each about 140 pixels wide, so letters are at least 24 pixels high. The field `stations` of
 * the glossary names them from left to right.
 */
import type { Color } from '../../drawing/color.ts';
import { type Drawing, at, circle, path, rect, stroke, times } from '../../drawing/drawing.ts';
import { shade } from '../../drawing/isometric.ts';
import { blue, butter, leaf, orange, paper, skin, white } from '../../drawing/ramps.ts';
import { adChip, phoneReceiver, pointer, text } from '../../kit/interface.ts';
import { bystander, floor, station } from '../../kit/stations.ts';

const width = 240;
const bold = { face: 'gabarito-800', anchor: 'middle' } as const;

/** Somebody types a search into a phone that is larger than a person. */
const search: Drawing = [
  rect(74, 96, 128, floor - 96, blue[950], 22),
  rect(84, 108, 108, floor - 120, { fill: white, night: 'glass' }, 14),
  rect(92, 124, 92, 40, { fill: paper[100], stroke: blue[500], strokeWidth: 3 }, 20),
  text(138, 151, 'brakes?', 24, bold),
  times(3, (line) => rect(96, 184 + line * 22, [84, 66, 76][line]!, 9, blue[200], 4)),
  times(6, (key) =>
    rect(92 + (key % 3) * 31, 258 + Math.floor(key / 3) * 24, 27, 18, blue[100], 5),
  ),
  bystander(40, { top: orange[500], reach: 'right' }),
];

/** The ad on a billboard. */
const ad: Drawing = [
  rect(58, 200, 14, floor - 200, blue[500]),
  rect(168, 200, 14, floor - 200, blue[500]),
  rect(18, 84, 204, 156, blue[900], 12),
  rect(26, 92, 188, 140, { fill: white, night: 'beacon' }, 6),
  adChip(40, 102, 1.45),
  text(40, 178, 'New pads', 36, { face: 'gabarito-800', color: blue[600], night: 'beacon' }),
  rect(40, 192, 150, 8, blue[200], 4),
  rect(40, 208, 74, 16, { fill: blue[100], night: 'beacon' }, 9),
  rect(124, 208, 74, 16, { fill: blue[100], night: 'beacon' }, 9),
  bystander(120, { top: leaf[600], skin: skin[4], hair: blue[950] }),
];

/** A bidder holds up a paddle. */
const bidder = (x: number, up: number, bid: string, color: Color, top: Color): Drawing => [
  bystander(x, { top, reach: 'up', skin: x > 150 ? skin[1] : skin[3], hair: blue[950] }, 2.3),
  rect(x + 25, floor - 88 - up, 8, 16 + up, skin[4], 3),
  circle(x + 29, floor - 116 - up, 33, { fill: color, night: 'beacon' }),
  text(x + 29, floor - 105 - up, bid, 30, { ...bold, night: 'beacon' }),
];

/** Three bids, the winning one in orange. */
const bids: Drawing = [
  bidder(36, 4, '$3', blue[200], blue[600]),
  bidder(166, 22, '$5', blue[200], leaf[600]),
  bidder(96, 84, '$6', orange[500], butter[400]),
];

/** The price of the click, on a tag that a pointer presses. */
const click: Drawing = [
  rect(112, 84, 16, floor - 84, blue[500]),
  path('M120 92L188 132V252H52V132Z', { fill: orange[500], night: 'beacon' }),
  path('M120 92L52 132V252H74V132Z', { fill: shade(orange[500], 0.16), night: 'beacon' }),
  circle(120, 132, 10, blue[900]),
  text(124, 218, '$4', 78, { ...bold, color: blue[950], night: 'beacon' }),
  at(172, 234, pointer(), 1.2),
];

/** The landing page as a shop with an awning. */
const page: Drawing = [
  rect(20, 96, 186, floor - 96, blue[900], 14),
  rect(28, 128, 170, floor - 128, { fill: white, night: 'glass' }),
  [0, 1, 2].map((dot) =>
    circle(42 + dot * 20, 112, 6, [orange[500], butter[400], leaf[500]][dot]!),
  ),
  times(6, (stripe) =>
    path(
      `M${22 + stripe * 31} 128h31v26a15.500 15.500 0 0 1-31 0Z`,
      stripe % 2 ? paper[50] : blue[500],
    ),
  ),
  text(44, 212, 'New pads', 33, { face: 'gabarito-800', color: blue[950] }),
  rect(44, 226, 128, 8, blue[200], 4),
  rect(44, 244, 96, 8, blue[200], 4),
  rect(44, 268, 112, 42, orange[500], 12),
  text(100, 297, 'Book', 24, bold),
];

/** The telephone of the shop rings. */
const call: Drawing = [
  rect(36, 196, 150, 12, skin[4], 4),
  rect(48, 208, 12, floor - 208, skin[5]),
  rect(162, 208, 12, floor - 208, skin[5]),
  bystander(198, { top: leaf[500], skin: skin[4], hair: blue[950], reach: 'left' }),
  path('M64 196L76 152H146L158 196Z', { fill: blue[400], night: 'beacon' }),
  circle(111, 176, 15, { fill: blue[100], night: 'beacon' }),
  at(58, 92, phoneReceiver({ fill: blue[600], night: 'beacon' }), 1.15),
  stroke('M172 92q22 20 16 50M194 74q34 34 22 82', orange[500], 8, { night: 'beacon' }),
];

/** A booked day on the calendar of the shop. */
const booking: Drawing = [
  rect(62, 236, 12, floor - 236, blue[500]),
  rect(146, 236, 12, floor - 236, blue[500]),
  rect(26, 90, 172, 160, { fill: white, night: 'glass' }, 14),
  path('M26 132V104a14 14 0 0 1 14-14H184a14 14 0 0 1 14 14V132Z', blue[600]),
  times(4, (ring) => rect(50 + ring * 38, 78, 10, 24, blue[950], 5)),
  times(12, (day) =>
    rect(
      42 + (day % 4) * 37,
      144 + Math.floor(day / 4) * 34,
      29,
      26,
      day === 6 ? orange[500] : blue[100],
      5,
    ),
  ),
  stroke('M121 190l7 8l13-17', blue[950], 5),
  bystander(118, { top: orange[500] }),
];

export const pictures = {
  'click-1-search': station(width, search),
  'click-2-bid': station(width, bids),
  'click-3-ad': station(width, ad),
  'click-4-click': station(width, click),
  'click-5-page': station(width, page),
  'click-6-call': station(width, call),
  'click-7-booking': station(width, booking),
};
