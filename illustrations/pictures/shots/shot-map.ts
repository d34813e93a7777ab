import { type Drawing, circle, rect, stroke } from '../../drawing/drawing.ts';
import { blue, brick, leaf, navy, orange, white } from '../../drawing/ramps.ts';
import type { Picture } from '../../drawing/svg.ts';
import {
  chip,
  hairlines,
  label,
  mapPin,
  shopThumb,
  stars,
  streetMap,
  text,
  ui,
} from '../../kit/interface.ts';

/** The three businesses beside the map. */
export const listings = [
  {
    name: 'Harbor Street Plumbing',
    rating: '4.9',
    stars: 5,
    reviews: '(312)',
    facts: 'Open 24 hours · 0.8 mi',
    ground: blue[100],
    awning: orange[500],
  },
  {
    name: 'Pipewright & Sons',
    rating: '4.6',
    stars: 5,
    reviews: '(148)',
    facts: 'Open until 8 pm · 1.4 mi',
    ground: leaf[100],
    awning: leaf[600],
  },
  {
    name: 'Millpond Heating',
    rating: '4.4',
    stars: 4,
    reviews: '(97)',
    facts: 'Open until 6 pm · 2.1 mi',
    ground: orange[200],
    awning: brick[500],
  },
];

const list: Drawing = listings.map((shop, index) => {
  const [y, first] = [[146, 274, 404][index] ?? 146, index === 0];
  return [
    first
      ? rect(32, y, 424, 122, { fill: orange[100], stroke: orange[500], strokeWidth: 2 }, 14)
      : [],
    rect(46, y + 16, 30, 30, first ? orange[500] : blue[700], 10),
    text(61, y + 37, String(index + 1), 17, {
      face: 'gabarito-800',
      colour: first ? blue[950] : white,
      anchor: 'middle',
    }),
    text(90, y + 32, shop.name, 17.5, { face: 'gabarito-700' }),
    text(90, y + 54, shop.rating, 14, { face: 'figtree-700' }),
    stars(122, y + 49, shop.stars),
    text(206, y + 54, shop.reviews, 13.5, { colour: ui.muted }),
    text(90, y + 76, shop.facts, 13.5, { colour: ui.inkSoft }),
    rect(90, y + 86, 74, 26, first ? blue[700] : ui.quietFill, 13),
    text(127, y + 103.5, 'Call', 13, {
      face: 'figtree-700',
      colour: first ? white : blue[700],
      anchor: 'middle',
    }),
    rect(172, y + 86, 98, 26, first ? white : ui.quietFill, 13),
    text(221, y + 103.5, 'Directions', 13, {
      face: 'figtree-700',
      colour: blue[700],
      anchor: 'middle',
    }),
    shopThumb(372, y + 18, shop.ground, shop.awning),
  ];
});

export const picture: Picture = {
  title: 'Local map results with Harbor Street Plumbing in first place',
  width: 800,
  height: 560,
  drawing: [
    streetMap(),
    label(646, 480, 'Millpond Park', 13, { colour: leaf[700] }),
    label(624, 322, 'Harbor St', 12, { colour: navy.quiet }),
    circle(604, 300, 62, { fill: orange[500], opacity: 0.14 }),
    circle(604, 300, 36, { fill: orange[500], opacity: 0.18 }),
    mapPin(700, 400, '2', 1, false),
    mapPin(660, 170, '3', 1, false),
    mapPin(604, 300, '1', 1.45, true),
    rect(20, 25, 448, 520, { fill: blue[950], opacity: 0.1 }, 18),
    rect(20, 20, 448, 520, white, 18),
    rect(40, 40, 408, 48, ui.quietFill, 24),
    stroke('M62 63a8 8 0 1 0 16 0a8 8 0 1 0-16 0M76 69l6 6', blue[600], 2.6),
    label(94, 70, 'emergency plumber near me', 16.5, { colour: ui.ink }),
    chip(40, 102, 'Open now', { width: 92, on: true }),
    chip(140, 102, 'Top rated', { width: 92 }),
    chip(240, 102, 'Within 5 miles', { width: 122 }),
    list,
    hairlines(46, 396, [402]),
    rect(744, 468, 40, 72, white, 12),
    stroke('M757 486h14M764 479v14M757 522h14M750 504h28', ui.inkSoft, 2.2),
  ],
};
