import { type Drawing, at, circle, stroke } from '../../drawing/drawing.ts';
import { blue, butter, leaf, orange, white } from '../../drawing/ramps.ts';
import { panelCloseup, sheet, slopedGround } from '../../kit/closeup.ts';
import { text, ui } from '../../kit/interface.ts';

/** Searches for one trade, and whether the person wants to buy. */
const searches = [
  { words: 'brake repair near me', buyer: true },
  { words: 'front brake pads cost', buyer: true },
  { words: 'mobile brake service', buyer: true },
  { words: 'how do brakes work', buyer: false },
];

/** A search field, 500 wide. The ones of buyers have their place in the order. */
const field = (words: string, buyer: boolean, index: number): Drawing => [
  sheet(500, 92, 46, { fill: buyer ? white : blue[50], opacity: buyer ? 0.2 : 0.06 }),
  circle(48, 42, 14, { fill: 'none', stroke: buyer ? blue[600] : ui.muted, strokeWidth: 6 }),
  stroke('M58 53l13 13', buyer ? blue[600] : ui.muted, 6),
  text(88, 57, words, 32, {
    face: buyer ? 'gabarito-700' : 'figtree-500',
    color: buyer ? ui.ink : ui.inkSoft,
  }),
  buyer
    ? [
        circle(474, 8, 32, { fill: orange[500], night: 'beacon' }),
        text(474, 21, `${index + 1}`, 38, {
          face: 'gabarito-800',
          color: blue[950],
          anchor: 'middle',
        }),
      ]
    : stroke('M84 48q150-12 290-2', ui.muted, 5),
];

export const picture = panelCloseup(
  'Four searches about brakes: three of people who want to buy, numbered in order, and one that only asks, crossed out',
  [
    slopedGround(680, [leaf[600], leaf[700]], [430, 290]),
    text(64, 104, 'Win these first', 52, { face: 'gabarito-800', color: white }),
    searches.map(({ words, buyer }, index) =>
      at(64, 152 + index * 126, field(words, buyer, index)),
    ),
    at(404, 560, [
      sheet(210, 130, 6, { fill: butter[400] }),
      text(24, 56, 'Only reads,', 31, { face: 'gabarito-700' }),
      text(24, 94, 'won’t buy', 31, { face: 'gabarito-700' }),
    ]),
  ],
);

export const night = 'paper';
