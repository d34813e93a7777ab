import { type Drawing, at, circle, rect, stroke, transformed } from '../../drawing/drawing.ts';
import { blue, brick, butter, leaf, orange, skin, white } from '../../drawing/ramps.ts';
import { coffeeCup, panelCloseup, sheet, sheetTop, slopedGround } from '../../kit/closeup.ts';
import { longPen, writingHand } from '../../kit/hands.ts';
import { label, text, ui } from '../../kit/interface.ts';

/** The list of fixes, with what each is worth from 0 to 1. */
const fixes = [
  { words: 'Slow home page', worth: 1, color: brick[600] },
  { words: 'Two blocked pages', worth: 0.74, color: orange[500] },
  { words: 'Repeated titles', worth: 0.46, color: butter[400] },
  { words: 'Old photos', worth: 0.22, color: leaf[500] },
];

/** The report of the audit, 500 wide: fixes in the order of their worth. */
const report: Drawing = [
  sheet(500, 720, 10),
  sheetTop(500, orange[500]),
  text(38, 92, '87-point audit', 50, { face: 'gabarito-800' }),
  label(38, 134, 'Fix list, by what each is worth', 27),
  fixes.map(({ words, worth, color }, index) => {
    const y = 166 + index * 96;
    return [
      rect(38, y, 424, 2, ui.line),
      circle(60, y + 46, 22, blue[700]),
      text(60, y + 56, `${index + 1}`, 29, {
        face: 'gabarito-800',
        color: white,
        anchor: 'middle',
      }),
      text(98, y + 46, words, 31, { face: 'gabarito-700' }),
      rect(98, y + 62, 364, 13, ui.quietFill, 6.5),
      rect(98, y + 62, 364 * worth, 13, { fill: color, night: 'beacon' }, 6.5),
    ];
  }),
];

export const picture = panelCloseup(
  'The report of an audit: four fixes in the order of what they’re worth, the first one circled by hand',
  [
    slopedGround(680, [blue[600], blue[700]], [560, 400]),
    at(580, 92, coffeeCup(), 1.2),
    at(54, 60, transformed('rotate(-3)', report)),
    stroke(
      'M96 250C170 214 440 196 486 244C520 290 400 328 250 324C130 322 60 296 100 248',
      brick[600],
      7,
    ),
    at(478, 600, writingHand({ tone: skin[4], sleeve: leaf[600] }, longPen(brick[500]))),
  ],
);

export const night = 'paper';
