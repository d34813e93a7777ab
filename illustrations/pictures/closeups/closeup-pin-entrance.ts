import type { Color } from '../../drawing/color.ts';
import { type Drawing, at, circle, rect, stroke, times } from '../../drawing/drawing.ts';
import { shade } from '../../drawing/isometric.ts';
import { blue, leaf, orange, paper, skin, white } from '../../drawing/ramps.ts';
import type { Picture } from '../../drawing/svg.ts';
import { closeup } from '../../kit/closeup.ts';
import { pointingHand } from '../../kit/hands.ts';
import { mapPin, text, ui } from '../../kit/interface.ts';

/** The colors of the map in a theme. */
type MapColors = Readonly<
  Record<'pavement' | 'park' | 'alley' | 'road' | 'house' | 'shop' | 'ink', Color>
>;

/** A block of houses between a street and an alley, seen from above. */
const map = ({ pavement, park, alley, road, house, ink }: MapColors): Drawing => [
  rect(0, 0, 880, 440, pavement),
  rect(0, 0, 880, 74, park),
  rect(0, 74, 880, 46, alley),
  text(430, 106, 'Alley', 25, { face: 'gabarito-700', color: ink }),
  rect(0, 318, 880, 76, road),
  times(9, (dash) => rect(20 + dash * 104, 353, 56, 6, white, 3)),
  [
    [-70, 138, 140, 160],
    [88, 138, 110, 160],
    [608, 138, 130, 160],
    [756, 138, 140, 160],
  ].map(([x = 0, y = 0, width = 0, height = 0]) => rect(x, y, width, height, house, 6)),
];

/** The shop of the profile, with its entrance on the street. */
const shop = (color: Color): Drawing => [
  rect(216, 138, 374, 160, color, 8),
  rect(216, 286, 374, 12, shade(color, 0.2), 4),
  text(242, 206, 'Brindle', 36, { face: 'gabarito-800', color: white }),
  text(242, 246, 'and Burr', 36, { face: 'gabarito-800', color: white }),
  rect(393, 280, 160, 24, orange[300], 4),
  times(4, (stripe) => rect(413 + stripe * 40, 280, 20, 24, white, 3)),
];

/** The map with the colors of one theme. */
export const pinEntrance = (colors: MapColors): Picture =>
  closeup(
    'A finger moves the pin of a shop on a map from the alley behind it to its entrance on the street',
    [
      map(colors),
      shop(colors.shop),
      stroke('M544 116C552 160 540 190 508 222', orange[500], 5, { dash: '2 14' }),
      circle(544, 97, 13, {
        fill: colors.pavement,
        stroke: colors.ink,
        strokeWidth: 4,
        dash: '6 8',
      }),
      mapPin(473, 318, '', 2.1, true),
      circle(473, 242, 14, white),
      at(508, 256, pointingHand({ tone: skin[2], sleeve: leaf[600] }), 0.76),
    ],
  );

export const picture = pinEntrance({
  pavement: paper[200],
  park: leaf[300],
  alley: paper[300],
  road: blue[100],
  house: paper[300],
  shop: blue[600],
  ink: ui.inkSoft,
});
