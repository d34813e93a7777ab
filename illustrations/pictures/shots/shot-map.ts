import { mapResults } from '#app/content/samples/screens.ts';
import { type Drawing, at, circle, rect, stroke } from '../../drawing/drawing.ts';
import { blue, brick, leaf, orange, white } from '../../drawing/ramps.ts';
import type { Picture } from '../../drawing/svg.ts';
import { label, mapPin, shopThumb, stars, streetMap, text, ui } from '../../kit/interface.ts';

const thumbs = [
  { ground: blue[100], awning: orange[500] },
  { ground: leaf[100], awning: leaf[600] },
  { ground: orange[200], awning: brick[500] },
] as const;

/** The three businesses beside the map. */
const list: Drawing = mapResults.listings.map((shop, index) => {
  const [y, first] = [78 + index * 100, index === 0];
  const { ground, awning } = thumbs[index] ?? thumbs[0];
  return [
    first
      ? rect(22, y, 322, 92, { fill: orange[100], stroke: orange[500], strokeWidth: 2.5 }, 14)
      : [],
    rect(34, y + 14, 32, 32, first ? orange[500] : blue[500], 10),
    text(50, y + 37, String(index + 1), 19, {
      face: 'gabarito-800',
      color: first ? blue[950] : white,
      anchor: 'middle',
    }),
    text(78, y + 30, shop.name, 18, { face: 'gabarito-700' }),
    text(78, y + 54, shop.rating.toFixed(1), 15.5, { face: 'figtree-700' }),
    stars(112, y + 48, shop.stars),
    text(198, y + 54, `(${shop.reviews})`, 15, { color: ui.muted }),
    text(78, y + 77, `${shop.hours} · ${shop.miles} mi`, 15, { color: ui.inkSoft }),
    shopThumb(282, y + 32, ground, awning, 0.72),
  ];
});

export const picture: Picture = {
  title: `Map results for a search, with ${mapResults.client} in first place`,
  width: 560,
  height: 392,
  drawing: [
    at(-224, -100, streetMap()),
    circle(456, 214, 66, { fill: orange[500], opacity: 0.16 }),
    mapPin(404, 342, '3', 1.1, false),
    mapPin(508, 118, '2', 1.1, false),
    mapPin(456, 224, '1', 1.7, true),
    rect(10, 15, 346, 372, { fill: blue[950], opacity: 0.1 }, 18),
    rect(10, 10, 346, 372, white, 18),
    rect(22, 22, 322, 44, ui.quietFill, 22),
    stroke('M42 43a8 8 0 1 0 16 0a8 8 0 1 0-16 0M56 49l6 6', blue[600], 2.8),
    label(74, 50, mapResults.query, 17.5, { color: ui.ink }),
    list,
  ],
};
