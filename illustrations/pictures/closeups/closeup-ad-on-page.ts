import type { Color } from '../../drawing/color.ts';
import { type Drawing, at, circle, rect, stroke, transformed } from '../../drawing/drawing.ts';
import { blue, orange, skin, white } from '../../drawing/ramps.ts';
import type { Picture } from '../../drawing/svg.ts';
import { closeup } from '../../kit/closeup.ts';
import { pointingHand } from '../../kit/hands.ts';
import { label, text, ui } from '../../kit/interface.ts';

/** The ad of the guide between its search and the results below, 500 wide. */
const page: Drawing = [
  rect(10, 14, 500, 402, { fill: blue[950], opacity: 0.18 }, 20),
  rect(0, 0, 500, 402, white, 20),
  rect(28, 22, 444, 58, ui.quietFill, 29),
  circle(62, 49, 11, { fill: 'none', stroke: ui.inkSoft, strokeWidth: 4 }),
  stroke('M70 58l9 9', ui.inkSoft, 4),
  text(94, 60, 'water heater replacement', 26),
  text(40, 122, 'Sponsored', 25, { face: 'figtree-700' }),
  rect(40, 138, 44, 44, blue[700], 22),
  text(62, 169, 'J', 27, { face: 'gabarito-800', color: white, anchor: 'middle' }),
  text(98, 158, 'Juniper Bend Plumbing', 25, { face: 'figtree-600' }),
  label(98, 182, 'juniperbend.example', 18),
  text(40, 226, 'Water Heater Replacement', 33, { face: 'gabarito-700', color: blue[700] }),
  text(40, 264, 'Price Before We Start', 33, { face: 'gabarito-700', color: blue[700] }),
  ['You get the price in writing', 'before we start. Most tank', 'swaps take one day.'].map(
    (line, index) => text(40, 304 + index * 32, line, 25, { color: ui.inkSoft }),
  ),
];

/** The page on a ground. */
export const adOnPage = (ground: Color): Picture =>
  closeup(
    'A results page for “water heater replacement”: the ad of Juniper Bend Plumbing stands on top, with the headlines “Water Heater Replacement” and “Price Before We Start”',
    [
      rect(0, 0, 880, 440, ground),
      at(215, 40, page, 0.9),
      at(
        558,
        284,
        transformed('rotate(-10)', pointingHand({ tone: skin[3], sleeve: orange[500] })),
        0.66,
      ),
    ],
  );

export const picture = adOnPage(blue[200]);
