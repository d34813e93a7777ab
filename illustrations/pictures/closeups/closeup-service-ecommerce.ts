import { type Drawing, at, circle, path, rect, stroke } from '../../drawing/drawing.ts';
import { blue, brick, leaf, orange, paper, white } from '../../drawing/ramps.ts';
import { panelCloseup, sheet, slopedGround } from '../../kit/closeup.ts';
import { text, ui } from '../../kit/interface.ts';

const tent: Drawing = [
  path('M10 96L80 6L150 96Z', orange[500]),
  path('M80 6L150 96H112Z', orange[600]),
  path('M62 96L80 50L98 96Z', blue[950]),
];
const backpack: Drawing = [
  path('M58 18q0-18 22-18t22 18', { fill: 'none', stroke: blue[950], strokeWidth: 7 }),
  rect(36, 12, 88, 86, leaf[600], 22),
  rect(48, 52, 64, 40, leaf[700], 10),
  rect(74, 60, 12, 14, paper[100], 3),
];
const boot: Drawing = [
  path('M46 4h42v48q0 10 14 14l28 8q16 6 16 22H46Z', brick[500]),
  rect(42, 94, 108, 12, blue[950], 5),
  stroke('M66 24h22M66 40h22', paper[50], 6),
];
const bottle: Drawing = [
  rect(66, 0, 28, 14, blue[950], 4),
  rect(54, 14, 52, 86, blue[500], 14),
  rect(54, 46, 52, 24, blue[200]),
];

/** A product on its card, 236 wide. */
const product = (goods: Drawing, name: string, price: string, inStock = true): Drawing => [
  rect(0, 0, 236, 232, { fill: white, stroke: ui.line, strokeWidth: 2 }, 14),
  rect(10, 10, 216, 128, blue[50], 10),
  at(38, 22, goods),
  text(18, 174, name, 28, { face: 'gabarito-700' }),
  inStock
    ? text(18, 212, price, 30, { face: 'gabarito-800' })
    : [
        rect(14, 184, 208, 38, orange[500], 10),
        text(118, 212, 'Tell me when', 27, {
          face: 'gabarito-700',
          color: blue[950],
          anchor: 'middle',
        }),
      ],
];

/** The page of a category, 560 wide. */
const page: Drawing = [
  sheet(560, 700, 16),
  rect(0, 0, 560, 66, blue[800], 16),
  rect(0, 40, 560, 26, blue[800]),
  [28, 54, 80].map((x) => circle(x, 33, 8, blue[300])),
  rect(108, 16, 420, 34, blue[700], 17),
  text(128, 42, 'fernhill.example/camping', 26, { color: white }),
  text(32, 124, 'Camping gear', 43, { face: 'gabarito-800' }),
  at(32, 148, product(tent, 'Trail tent', '$249')),
  at(288, 148, product(backpack, 'Day pack', '$89')),
  at(32, 396, product(boot, 'Hiking boots', '$139')),
  at(288, 396, product(bottle, 'Steel bottle', '', false)),
];

export const picture = panelCloseup(
  'The category page of an outdoor store: a tent, a pack and boots with prices, and a bottle that is out of stock with a button to be told',
  [slopedGround(680, [blue[500], blue[600]], [430, 290]), at(40, 30, page)],
);

export const night = 'paper';
