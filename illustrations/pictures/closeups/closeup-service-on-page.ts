import { type Drawing, at, path, rect, stroke } from '../../drawing/drawing.ts';
import { blue, brick, leaf, orange, white } from '../../drawing/ramps.ts';
import { panelCloseup, sheet, slopedGround } from '../../kit/closeup.ts';
import { label, text, ui } from '../../kit/interface.ts';

/** The result as it was: a title that says nothing. */
const before: Drawing = [
  sheet(520, 190, 20, { fill: blue[50], opacity: 0.1 }),
  label(34, 56, 'delgado.example/page-2', 27),
  text(34, 108, 'Home | Services | Welcome', 36, { color: ui.inkSoft }),
  rect(34, 132, 430, 14, ui.quietFill, 7),
  rect(34, 156, 300, 14, ui.quietFill, 7),
  stroke('M30 98q230-14 440-4', brick[600], 6),
];

/** The result after the page was written: what, where, when and for how much. */
const after: Drawing = [
  sheet(520, 300, 20),
  label(34, 58, 'delgado.example/brakes', 27),
  text(34, 112, 'Brake repair in Denver,', 41, { face: 'gabarito-800', color: blue[700] }),
  text(34, 160, 'done the same day', 41, { face: 'gabarito-800', color: blue[700] }),
  text(34, 212, 'Front pads from $165 with labor.', 29),
  text(34, 252, 'Book online or drop in by 9 AM.', 29),
];

const tag = (
  y: number,
  words: string,
  color: (typeof leaf)[600] | (typeof brick)[600],
  width: number,
) => [
  rect(60, y, width, 48, color, 24),
  text(60 + width / 2, y + 34, words, 29, { face: 'gabarito-700', color: white, anchor: 'middle' }),
];

export const picture = panelCloseup(
  'The same search result before and after: “Home | Services | Welcome” is struck out, below it “Brake repair in Denver, done the same day” with a price',
  [
    slopedGround(680, [blue[200], blue[300]], [400, 250]),
    at(60, 62, before),
    at(60, 318, after),
    tag(38, 'Before', brick[600], 132),
    tag(294, 'After', leaf[600], 112),
    path('M470 256h44v20h26l-48 44l-48-44h26Z', orange[500]),
  ],
);

export const night = 'paper';
