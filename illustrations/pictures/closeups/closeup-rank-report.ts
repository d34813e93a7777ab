import { type Drawing, at, path, rect, stroke, transformed } from '../../drawing/drawing.ts';
import { blue, brick, butter, leaf, orange, white } from '../../drawing/ramps.ts';
import { closeup } from '../../kit/closeup.ts';
import { label, text, ui } from '../../kit/interface.ts';
import { pencil } from '../../kit/markers.ts';

/** Searches with their rank and its change since the month before. The last one fell. */
const searches = [
  { words: 'brake repair', rank: 1, change: 2 },
  { words: 'oil change', rank: 3, change: 5 },
  { words: 'tire shop', rank: 6, change: 1 },
  { words: 'car inspection', rank: 9, change: -2 },
];

/** The report on paper, 440 wide. */
const report: Drawing = [
  rect(10, 14, 440, 460, { fill: blue[950], opacity: 0.22 }, 10),
  rect(0, 0, 440, 460, white, 10),
  text(34, 62, 'Rank report', 34, { face: 'gabarito-800' }),
  label(262, 62, 'Rank', 21),
  label(336, 62, 'Change', 21),
  searches.map(({ words, rank, change }, index) => {
    const y = 84 + index * 80;
    const color = change > 0 ? leaf[600] : brick[600];
    return [
      rect(34, y, 376, 2, ui.line),
      text(34, y + 51, words, 27, { face: 'figtree-600' }),
      rect(262, y + 16, 50, 50, rank < 4 ? orange[500] : blue[100], 12),
      text(287, y + 52, String(rank), 31, {
        face: 'gabarito-800',
        color: rank < 4 ? blue[950] : blue[700],
        anchor: 'middle',
      }),
      path(change > 0 ? `M348 ${y + 51}h22l-11-19Z` : `M348 ${y + 34}h22l-11 19Z`, color),
      text(380, y + 52, String(Math.abs(change)), 29, { face: 'figtree-700', color }),
    ];
  }),
];

/** The note beside the fall, 196 wide. */
const note: Drawing = [
  rect(7, 10, 196, 158, { fill: blue[950], opacity: 0.22 }, 6),
  rect(0, 0, 196, 158, butter[400], 6),
  text(26, 72, 'What', 36, { face: 'gabarito-800', color: blue[950] }),
  text(26, 114, 'changed?', 36, { face: 'gabarito-800', color: blue[950] }),
];

export const picture = closeup(
  'A printed rank report: three of four searches went up. The one that fell by 2 is circled, with a note: “What changed?”',
  [
    rect(0, 0, 880, 440, blue[600]),
    at(
      126,
      38,
      transformed('rotate(-2)', [
        report,
        stroke('M324 366c2-38 94-44 98-2c4 44-94 48-98 6c0-22 28-38 62-34', orange[500], 7),
      ]),
    ),
    stroke('M556 378Q604 372 628 336', orange[500], 7),
    stroke('M604 342l25-7l2 27', orange[500], 7),
    at(612, 150, transformed('rotate(4)', note)),
    at(690, 424, pencil(orange[500], 58), 1.5),
  ],
);

export const night = 'paper';
