import { type Drawing, at, circle, rect, stroke, times } from '../../drawing/drawing.ts';
import { blue, white } from '../../drawing/ramps.ts';
import { closeup, sheet } from '../../kit/closeup.ts';
import { mapPin, rankedName, stars, streetMap, text, ui } from '../../kit/interface.ts';

/** What decides who shows, and the line of the listing that it means. */
const reasons = [
  ['Relevance', 'Heating contractor', 158],
  ['Distance', '0.6 miles away', 224],
  ['Prominence', '(112)', 290],
] as const;

/** The three names, the first with its facts. */
const list: Drawing = [
  sheet(430, 524, 26),
  ['Kestrel Heating', 'Osprey Furnace', 'Merlin Heating'].map((name, index) => {
    const y = index === 0 ? 82 : 316 + index * 84;
    return rankedName(y, index + 1, name, 38);
  }),
  reasons.map(([, words, y], index) =>
    text(index === 2 ? 254 : 92, y - 22, words, 32, { face: 'figtree-600', color: ui.inkSoft }),
  ),
  stars(104, 252, 5, 1.9),
  times(2, (line) => rect(28, 338 + line * 84, 374, 2, ui.line)),
];

export const picture = closeup(
  'A map with three pins and a list of three names; lines lead from the words relevance, distance and prominence to the first name’s category, distance and reviews',
  [
    at(0, -8, streetMap(), 1.11),
    // The person who searches.
    circle(92, 496, 74, { fill: blue[600], opacity: 0.16 }),
    circle(92, 496, 22, white),
    circle(92, 496, 15, blue[600]),
    mapPin(214, 462, '1', 1.9, true),
    mapPin(352, 556, '2', 1.5, false),
    mapPin(92, 96, '3', 1.5, false),
    at(424, 38, list),
    reasons.map(([name, , y]) => [
      stroke(`M392 ${y + 4}H500`, blue[700], 4),
      circle(500, y + 4, 8, blue[700]),
      rect(196, y - 24, 208, 56, blue[700], 28),
      text(300, y + 14, name, 32, { face: 'gabarito-800', color: white, anchor: 'middle' }),
    ]),
  ],
  600,
);

export const night = 'paper';
