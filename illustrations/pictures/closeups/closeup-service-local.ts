import { type Drawing, at, rect } from '../../drawing/drawing.ts';
import { blue, leaf, orange, white } from '../../drawing/ramps.ts';
import { panelCloseup, sheet } from '../../kit/closeup.ts';
import { label, mapPin, shopThumb, stars, streetMap, text } from '../../kit/interface.ts';

/** A business listing, 540 wide, with what each part of it is worth to a caller. */
const listing: Drawing = [
  sheet(540, 272, 24),
  at(28, 30, shopThumb(0, 0, leaf[100], orange[500], 1.4)),
  text(150, 68, 'Delgado Auto Care', 37, { face: 'gabarito-800' }),
  text(150, 112, '4.9', 30, { face: 'figtree-700' }),
  stars(218, 100, 5, 1.7),
  label(360, 112, '(312)', 28),
  text(30, 174, 'Auto repair', 29, { face: 'figtree-600' }),
  text(206, 174, 'Open until 6 PM', 29, { face: 'figtree-600', color: leaf[700] }),
  rect(28, 198, 236, 54, blue[700], 14),
  text(146, 235, 'Call', 29, { face: 'gabarito-700', color: white, anchor: 'middle' }),
  rect(278, 198, 234, 54, { fill: white, stroke: blue[700], strokeWidth: 3 }, 14),
  text(395, 235, 'Directions', 29, { face: 'gabarito-700', color: blue[700], anchor: 'middle' }),
];

export const picture = panelCloseup(
  'A map with three pins and the listing of the first one: stars, hours, a button to call and one for directions',
  [
    at(-330, -40, streetMap(), 1.32),
    mapPin(150, 180, '3', 2.3, false),
    mapPin(520, 250, '2', 2.3, false),
    mapPin(336, 308, '1', 4, true),
    at(50, 366, listing),
  ],
);

export const night = 'screen';
