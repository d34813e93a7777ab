import { type Drawing, at, path, rect, stroke, transformed } from '../../drawing/drawing.ts';
import { blue, brick, butter, leaf, orange, white } from '../../drawing/ramps.ts';
import { closeup } from '../../kit/closeup.ts';
import { label, text, ui } from '../../kit/interface.ts';

/** Searches with their rank and its change since the month before. The last one fell. */
const searches = [
  { words: 'brake repair', rank: 1, change: 2 },
  { words: 'oil change', rank: 3, change: 5 },
  { words: 'tire shop', rank: 6, change: 1 },
  { words: 'car inspection', rank: 9, change: -2 },
];

/** The report on paper, 380 wide. */
const report: Drawing = [
  rect(10, 14, 380, 368, { fill: blue[950], opacity: 0.22 }, 10),
  rect(0, 0, 380, 368, white, 10),
  text(28, 62, 'Rank report', 31, { face: 'gabarito-800' }),
  label(214, 62, 'Rank', 21),
  label(280, 62, 'Change', 21),
  searches.map(({ words, rank, change }, index) => {
    const y = 84 + index * 70;
    const color = change > 0 ? leaf[600] : brick[600];
    return [
      rect(28, y, 324, 2, ui.line),
      text(28, y + 46, words, 26, { face: 'figtree-600' }),
      rect(216, y + 11, 50, 50, rank < 4 ? orange[500] : blue[100], 12),
      text(241, y + 47, String(rank), 31, {
        face: 'gabarito-800',
        color: rank < 4 ? blue[950] : blue[700],
        anchor: 'middle',
      }),
      path(change > 0 ? `M294 ${y + 46}h22l-11-19Z` : `M294 ${y + 29}h22l-11 19Z`, color),
      text(326, y + 47, String(Math.abs(change)), 29, { face: 'figtree-700', color }),
    ];
  }),
];

/** The note beside the fall, 168 wide. */
const note: Drawing = [
  rect(7, 10, 168, 146, { fill: blue[950], opacity: 0.22 }, 6),
  rect(0, 0, 168, 146, butter[400], 6),
  text(18, 66, 'What', 33, { face: 'gabarito-800', color: blue[950] }),
  text(18, 105, 'changed?', 33, { face: 'gabarito-800', color: blue[950] }),
];

/** The panel of the card is the ground. */
export const picture = closeup(
  'A printed rank report: three of four searches went up. The one that fell by 2 is circled, with a note: “What changed?”',
  [
    at(
      156,
      38,
      transformed('rotate(-2)', [
        report,
        stroke('M270 331c2-38 94-44 98-2c4 44-94 48-98 6c0-22 28-38 62-34', orange[500], 7),
      ]),
    ),
    stroke('M538 343Q586 331 606 273', orange[500], 7),
    stroke('M582 281l25-9l4 27', orange[500], 7),
    at(524, 96, transformed('rotate(4)', note)),
  ],
);

export const night = 'paper';
