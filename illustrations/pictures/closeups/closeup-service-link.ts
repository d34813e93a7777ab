import { type Drawing, at, rect, stroke, transformed } from '../../drawing/drawing.ts';
import { blue, brick, leaf, orange, skin } from '../../drawing/ramps.ts';
import { panelCloseup, sheet, sheetTop, slopedGround } from '../../kit/closeup.ts';
import { writingHand } from '../../kit/hands.ts';
import { label, text, ui } from '../../kit/interface.ts';

/** The links of a month: from where, and how they came. */
const links = [
  { from: 'Town newspaper', how: 'a story about the shop', good: true },
  { from: 'Trade association', how: 'a member page', good: true },
  { from: 'Tire supplier', how: 'its list of dealers', good: true },
  { from: '500 links, $99', how: 'an offer by email', good: false },
];

/** Two rings of a chain, 64 wide, around the origin. */
const chain = (color: (typeof blue)[600] | (typeof brick)[600]): Drawing =>
  transformed('rotate(-35)', [
    rect(-34, -13, 40, 26, { fill: 'none', stroke: color, strokeWidth: 8 }, 13),
    rect(-4, -13, 40, 26, { fill: 'none', stroke: color, strokeWidth: 8 }, 13),
  ]);

/** The log on paper, 520 wide. */
const log: Drawing = [
  sheet(520, 640, 10),
  sheetTop(520, leaf[600]),
  text(38, 90, 'Link log, October', 47, { face: 'gabarito-800' }),
  links.map(({ from, how, good }, index) => {
    const y = 124 + index * 112;
    return [
      rect(38, y, 444, 2, ui.line),
      at(74, y + 56, chain(good ? blue[600] : brick[600])),
      text(126, y + 50, from, 32, {
        face: 'gabarito-700',
        color: good ? ui.ink : ui.inkSoft,
      }),
      label(126, y + 86, how, 27),
      good
        ? stroke(`M424 ${y + 56}l12 13l24-30`, leaf[600], 8)
        : stroke(`M428 ${y + 40}l30 30m0-30l-30 30`, brick[600], 8),
    ];
  }),
];

export const picture = panelCloseup(
  'A log of links on paper: a newspaper, an association and a supplier have ticks, an offer of 500 links is crossed out',
  [
    slopedGround(680, [blue[800], blue[900]], [520, 360]),
    at(46, 66, transformed('rotate(-2.5)', log)),
    at(534, 618, writingHand({ tone: skin[2], sleeve: blue[700] }, orange[500])),
  ],
);

export const night = 'paper';
