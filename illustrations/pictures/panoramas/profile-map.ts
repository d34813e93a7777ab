/**
 * A map, drawn for a window 2,560 wide. Its three rows are those of the cards that the page sets beside the
 * phone and the numbers. Phones show its middle, about 560 wide.
 */
import type { Color } from '../../drawing/color.ts';
import {
  type Drawing,
  type Paint,
  type Point,
  at,
  circle,
  path,
  rect,
  stroke,
  times,
} from '../../drawing/drawing.ts';
import { blue, butter, leaf, orange, paper, skin, white } from '../../drawing/ramps.ts';
import type { Picture } from '../../drawing/svg.ts';
import { phoneFront } from '../../kit/closeup.ts';
import { hairlines, mapPin, stars, text, ui } from '../../kit/interface.ts';
import { townMap } from '../../kit/town-map.ts';

/** The map has three rows. The page sets the six parts of the profile in them, beside the phone. */
const size = { width: 2560, height: 720 };
const rows = [120, 360, 600] as const;
/** The left edge of the phone, in the middle of the map. */
const left = 1096;
const phoneWidth = 368;
const right = left + phoneWidth;
/** The size of the phone and where its upper left corner is: the map is visible above and below it. */
const scale = 0.93;
const corner: Point = [left + (phoneWidth * (1 - scale)) / 2, (size.height - 692 * scale) / 2];

/** Other repair shops: between the places for words, and where windows 1,920 and 2,560 wide have room beside them. */
const others = [
  [940, 244],
  [1640, 238],
  [900, 505],
  [1700, 484],
  [460, 190],
  [2090, 300],
  [440, 620],
  [2110, 600],
  [190, 250],
  [2380, 210],
] as const;

/** A paint that the night keeps. */
const photo = (fill: Color): Paint => ({ fill, night: 'beacon' });

/** A photo of a bay with a car on its lift, 206 by 150. Photos have the same colors at night. */
const bay: Drawing = [
  rect(0, 0, 206, 150, photo(blue[200]), 14),
  path('M0 118H206V136Q206 150 192 150H14Q0 150 0 136Z', photo(paper[300])),
  rect(22, 24, 64, 44, { ...photo(white), opacity: 0.7 }, 4),
  rect(120, 24, 64, 44, { ...photo(white), opacity: 0.7 }, 4),
  rect(44, 88, 8, 34, blue[800]),
  rect(154, 88, 8, 34, blue[800]),
  path(
    'M34 84V68Q34 58 46 56L66 36Q70 32 76 32H124Q130 32 134 37L148 56Q170 58 170 70V84Z',
    orange[500],
  ),
  path('M62 56L76 40H98V56ZM106 40H122L134 56H106Z', photo(blue[100])),
  circle(66, 86, 14, blue[950]),
  circle(140, 86, 14, blue[950]),
];

/** Two of the people who work there, 126 by 150. */
const crew: Drawing = [
  rect(0, 0, 126, 71, photo(leaf[300]), 12),
  circle(42, 28, 13, skin[2]),
  path('M20 71Q20 44 42 44T64 71Z', blue[700]),
  circle(86, 30, 13, skin[4]),
  path('M64 71Q64 46 86 46T108 71Z', blue[800]),
  rect(0, 79, 126, 71, photo(butter[200]), 12),
  circle(63, 114, 28, blue[950]),
  circle(63, 114, 17, photo(blue[300])),
  times(5, (index) => {
    const angle = (index * 2 * Math.PI) / 5;
    return circle(63 + 9 * Math.cos(angle), 114 + 9 * Math.sin(angle), 3, blue[800]);
  }),
];

const serviceChip = (x: number, y: number, words: string, width: number): Drawing => [
  rect(x, y, width, 50, { fill: 'none', stroke: blue[500], strokeWidth: 3 }, 25),
  text(x + width / 2, y + 34, words, 26, { face: 'figtree-600', anchor: 'middle' }),
];

/** The profile on the screen of a phone, 368 by 692. */
const profile: Drawing = [
  phoneFront('large', phoneWidth, 692),
  rect(134, 22, 100, 12, blue[950], 6),
  at(14, 44, bay),
  at(228, 44, crew),
  text(34, 238, 'Your shop’s name', 33, { face: 'gabarito-800' }),
  text(34, 278, 'Auto repair shop', 25, { color: ui.inkSoft }),
  hairlines(34, 300, [304, 388]),
  circle(50, 346, 15, { fill: 'none', stroke: leaf[700], strokeWidth: 4 }),
  stroke('M50 337V347H57', leaf[700], 4),
  text(78, 355, 'Open', 26, { face: 'figtree-700', color: leaf[700] }),
  text(148, 355, 'until 6 PM', 26),
  serviceChip(34, 404, 'Brakes', 120),
  serviceChip(164, 404, 'Batteries', 150),
  serviceChip(34, 464, 'Tires', 98),
  serviceChip(142, 464, 'Inspections', 184),
  hairlines(34, 300, [532]),
  stars(46, 584, 5, 1.9),
  times(2, (line) => rect(34, 612 + line * 17, 300 - line * 84, 8, ui.lastYear, 4)),
  rect(58, 645, 276, 26, blue[50], 10),
  rect(72, 654, 170, 8, blue[500], 4),
];

/** A line from a part of the profile, at a point of the phone, beside which its dot is, to the row of its words, with its number at the end, beside the phone. */
const part = (number: number, [x, y]: Point, isRight: boolean): Drawing => {
  const row = rows[(number - 1) % 3]!;
  const start = Math.round(corner[0] + x * scale);
  const from = Math.round(corner[1] + y * scale);
  const end = isRight ? right + 44 : left - 44;
  return [
    stroke(`M${start} ${from}H${end}${row === from ? '' : `V${row}`}`, blue[600], 5),
    stroke(`M${start} ${from}h0`, blue[600], 13),
    circle(end, row, 24, { fill: blue[600], stroke: white, strokeWidth: 4, night: 'beacon' }),
    text(end, row + 10, `${number}`, 29, {
      face: 'gabarito-800',
      color: white,
      anchor: 'middle',
      night: 'beacon',
    }),
  ];
};

export const picture: Picture = {
  title:
    'A map full of repair shops, and the profile of one of them on a phone, with six numbered parts',
  ...size,
  drawing: [
    townMap(),
    others.map(([x, y]) => mapPin(x, y + 17, undefined, 0.9, false)),
    mapPin(1514, 264, undefined, 1.6, true),
    at(...corner, profile, scale),
    part(1, [22, 227], false),
    part(2, [22, 270], false),
    part(3, [34, 429], false),
    part(4, [348, 106], true),
    part(5, [283, 346], true),
    part(6, [192, 586], true),
  ],
};

export const night = 'screen';
