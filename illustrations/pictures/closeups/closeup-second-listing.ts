import type { Color } from '../../drawing/color.ts';
import { type Drawing, at, circle, path, rect, stroke } from '../../drawing/drawing.ts';
import { blue, brick, leaf, orange, white } from '../../drawing/ramps.ts';
import { closeup, sheet } from '../../kit/closeup.ts';
import { text, ui } from '../../kit/interface.ts';

/** A pin with its tip on the origin, 96 high. */
const pin = (color: Color): Drawing => [
  path('M0 0C-30-38-38-52-38-64A38 38 0 0 1 38-64C38-52 30-38 0 0Z', color),
  circle(0, -62, 15, white),
];

/** A mark on a disk around the origin. */
const mark = (color: Color, lines: string): Drawing => [
  circle(0, 0, 27, color),
  stroke(lines, white, 7),
];

/** A listing of the bakery, 400 wide. */
const listing = (address: string, phone: string): Drawing => [
  sheet(400, 164, 20),
  text(26, 50, 'Tamarack Lane Bakery', 33, { face: 'gabarito-800' }),
  text(26, 96, address, 28),
  text(26, 136, phone, 28, { face: 'figtree-600' }),
];

/** The town below the listings. */
const map: Drawing = [
  rect(0, 0, 880, 440, blue[200]),
  path('M0 300Q150 270 260 440H0Z', blue[300]),
  path('M620 0H880V220Q690 180 620 0Z', leaf[300]),
  rect(0, 206, 880, 24, blue[50]),
  rect(222, 0, 24, 440, blue[50]),
  rect(640, 0, 24, 440, blue[50]),
];

/** Step 8 of the citations guide. */
export const picture = closeup(
  'Two listings of a bakery on a map: the one at 214 Tamarack Lane stays, and the old one at 90 Harbor Hill Road is crossed out',
  [
    map,
    at(190, 34, listing('214 Tamarack Lane', '(218) 555-0142')),
    at(584, 40, mark(leaf[600], 'M-13 0l9 10l17-20')),
    at(652, 182, pin(orange[500])),
    at(290, 242, listing('90 Harbor Hill Road', '(218) 555-0117')),
    stroke('M316 328H584M316 368H520', brick[600], 5),
    at(684, 248, mark(brick[600], 'M-10-10l20 20m0-20l-20 20')),
    at(234, 392, pin(ui.muted)),
  ],
);

export const night = 'paper';
