/** Beside the parts of the work in the case study of the software company: its search terms and its landing pages. Phones show the middle 630. */
import { type Drawing, at, path, rect, stroke, transformed } from '../../drawing/drawing.ts';
import { blue, brick, leaf, orange, paper, white } from '../../drawing/ramps.ts';
import { closeup, sheet, sheetTop } from '../../kit/closeup.ts';
import { longPen } from '../../kit/hands.ts';
import { text, ui } from '../../kit/interface.ts';

export const night = 'screen';

const bold = { face: 'figtree-700' } as const;
const display = { face: 'gabarito-800' } as const;

/** A pill, its words centered. */
const pill = (x: number, y: number, width: number, words: string, good: boolean): Drawing => [
  rect(x, y, width, 46, good ? leaf[100] : brick[100], 23),
  text(x + width / 2, y + 32, words, 26, {
    ...bold,
    color: good ? leaf[700] : brick[600],
    anchor: 'middle',
  }),
];

/** A search term that is struck out: its words are on the stroke, which is as long as they are. */
const cut = (y: number, words: string, length: number): Drawing => [
  stroke(`M30 ${y - 8}q${length / 2}-12 ${length} -4`, brick[500], 5),
  text(36, y, words, 32),
  pill(398, y - 34, 142, 'excluded', false),
];

/** The search terms, 576 wide. */
const terms: Drawing = [
  sheet(576, 392, 22),
  path('M0 82V22Q0 0 22 0H554Q576 0 576 22V82Z', blue[700]),
  text(36, 54, 'Search terms', 34, { ...display, color: white }),
  cut(144, 'free invoice template', 322),
  rect(36, 176, 504, 2, ui.line),
  cut(234, 'bookkeeper jobs', 254),
  rect(36, 266, 504, 2, ui.line),
  text(36, 318, 'bookkeeping software', 32, { ...bold }),
  text(36, 358, 'for contractors', 32, { ...bold }),
  pill(340, 328, 200, 'more budget', true),
];

/** A landing page, 180 wide: a sign of its trade, its name, and a button. */
const landing = (trade: string, sign: Drawing): Drawing => [
  sheet(180, 250, 10),
  sheetTop(180, blue[600]),
  at(90, 72, sign),
  text(90, 142, trade, 28, { ...display, anchor: 'middle' }),
  rect(24, 164, 132, 12, ui.line, 6),
  rect(24, 196, 132, 34, orange[500], 8),
];

const hat: Drawing = [
  path('M-34 20Q-34-24 0-24T34 20Z', orange[500]),
  path('M-8 20V-30H8V20Z', orange[600]),
  rect(-46, 14, 92, 12, orange[600], 6),
];
const roof: Drawing = [
  path('M-30-2H30V32H-30Z', paper[200]),
  path('M-48 4L0-32L48 4Z', orange[500]),
  path('M-9 10H9V32H-9Z', blue[600]),
];
const tap: Drawing = [
  path('M-44-8H2Q34-8 34 24H12Q12 12 2 12H-44Z', blue[400]),
  rect(-20, -28, 10, 22, blue[600]),
  rect(-36, -32, 42, 10, orange[500], 5),
  path('M23 30q-10 13 0 16q10-3 0-16Z', blue[300]),
];

export const picture = closeup(
  'The search terms of an ad account, of which two are struck out and one gets more budget, above a landing page for each trade',
  [
    rect(0, 0, 880, 700, blue[200]),
    path('M0 540L880 420V700H0Z', blue[300]),
    transformed('translate(806 344) rotate(-64)', longPen(brick[500])),
    at(152, 34, terms),
    at(152, 462, landing('contractors', hat)),
    at(350, 462, landing('roofers', roof)),
    at(548, 462, landing('plumbers', tap)),
  ],
  700,
);
