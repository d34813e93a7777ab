import { type Drawing, at, circle, path, rect, stroke } from '../../drawing/drawing.ts';
import { blue, brick, orange, white } from '../../drawing/ramps.ts';
import { closeup, sheet } from '../../kit/closeup.ts';
import { hairlines, text, ui } from '../../kit/interface.ts';

/** A result: a site, and what it says about the bakery. */
const result = (y: number, site: string, says: string): Drawing =>
  at(0, y, [
    text(32, 32, site, 25, { face: 'figtree-600', color: ui.muted }),
    text(32, 68, 'Tamarack Lane Bakery', 30, { face: 'gabarito-700', color: blue[600] }),
    text(32, 104, says, 27),
  ]);

/** A search for the old number, 480 wide, cut by the frame. */
const search: Drawing = [
  sheet(480, 460, 22),
  rect(24, 26, 432, 68, { fill: white, stroke: ui.line, strokeWidth: 3 }, 34),
  circle(62, 58, 13, { fill: 'none', stroke: ui.muted, strokeWidth: 5 }),
  stroke('M72 68l11 11', ui.muted, 5),
  text(100, 70, '“218-555-0117”', 29, { face: 'figtree-600' }),
  result(108, 'Town directory', '(218) 555-0117'),
  hairlines(32, 416, [230]),
  result(240, 'Bakery finder', '90 Harbor Hill Road'),
];

/** A lens over the number, which it shows larger. Origin: its middle. */
const lens: Drawing = [
  path('M62 62L84 84L176 176A22 22 0 0 1 146 206L54 114Z', { fill: blue[950], opacity: 0.16 }),
  path('M70 56L178 164A22 22 0 0 1 164 192Q154 194 146 186L40 80Z', orange[600]),
  circle(0, 0, 98, orange[500]),
  circle(0, 0, 80, white),
  text(0, 24, '0117', 68, { face: 'gabarito-800', color: brick[600], anchor: 'middle' }),
];

/** Step 3 of the citations guide. */
export const picture = closeup(
  'A search for the old number of a bakery: two sites still show it or the old address, and a lens enlarges its end, 0117',
  [rect(0, 0, 880, 440, blue[500]), at(186, 36, search), at(622, 254, lens, 0.88)],
);

export const night = 'paper';
