import { type Drawing, at, path, rect, stroke, transformed } from '../../drawing/drawing.ts';
import { blue, brick, leaf, orange, skin, white } from '../../drawing/ramps.ts';
import { closeup, coffeeCup } from '../../kit/closeup.ts';
import { writingHand } from '../../kit/hands.ts';
import { label, text, ui } from '../../kit/interface.ts';

/** Searches with their rank and its change since the month before. The last one fell. */
const searches = [
  { words: 'brake repair', rank: 1, change: 2 },
  { words: 'oil change', rank: 3, change: 5 },
  { words: 'tire shop', rank: 6, change: 1 },
  { words: 'car inspection', rank: 9, change: -2 },
];

/** The report on paper, 500 wide, cut by the frame. */
const report: Drawing = [
  rect(12, 16, 500, 640, { fill: blue[950], opacity: 0.18 }, 12),
  rect(0, 0, 500, 640, white, 12),
  text(36, 72, 'Rank report', 46, { face: 'gabarito-800' }),
  label(36, 114, 'Search', 24),
  label(296, 114, 'Rank', 24),
  label(380, 114, 'Change', 24),
  searches.map(({ words, rank, change }, index) => {
    const y = 134 + index * 102;
    const color = change > 0 ? leaf[600] : brick[600];
    return [
      rect(36, y, 428, 2, ui.line),
      text(36, y + 62, words, 31, { face: 'figtree-600' }),
      rect(292, y + 21, 60, 60, rank < 4 ? orange[500] : blue[100], 14),
      text(322, y + 63, String(rank), 36, {
        face: 'gabarito-800',
        color: rank < 4 ? blue[950] : blue[700],
        anchor: 'middle',
      }),
      path(change > 0 ? `M398 ${y + 62}h26l-13-22Z` : `M398 ${y + 42}h26l-13 22Z`, color),
      text(434, y + 63, String(Math.abs(change)), 34, { face: 'figtree-700', color }),
    ];
  }),
];

export const picture = closeup(
  'A printed rank report: three of four searches went up, a hand circles the one that fell by 2',
  [
    rect(0, 0, 880, 600, blue[500]),
    at(96, 150, coffeeCup(), 1.5),
    at(
      176,
      48,
      transformed('rotate(-3)', [
        report,
        stroke('M378 492c4-38 98-42 102-2c4 44-100 50-103 6c0-22 32-36 64-34', orange[500], 7),
      ]),
    ),
    at(676, 516, writingHand({ tone: skin[4], sleeve: leaf[600] }), 0.8),
  ],
  600,
);

export const night = 'paper';
