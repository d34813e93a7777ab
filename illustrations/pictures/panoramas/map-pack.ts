/** A map across the window. Phones show its middle, 960 wide. */
import { type Drawing, at, circle, rect, stroke, times } from '../../drawing/drawing.ts';
import { blue, white } from '../../drawing/ramps.ts';
import type { Picture } from '../../drawing/svg.ts';
import { sheet } from '../../kit/closeup.ts';
import { mapPin, rankedName, stars, text, ui } from '../../kit/interface.ts';
import { townMap } from '../../kit/town-map.ts';

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

/** Other shops, where only wide windows show them. */
const others = [
  [150, 250],
  [420, 610],
  [640, 470],
  [1980, 250],
  [2150, 640],
  [2410, 330],
] as const;

export const picture: Picture = {
  title:
    'A map with three pins and a list of three names; lines lead from the words relevance, distance and prominence to the first name’s category, distance and reviews',
  width: 2560,
  height: 800,
  drawing: [
    at(-150, -6, townMap(), 1.13),
    others.map(([x, y]) => mapPin(x, y, undefined, 1.3, false)),
    at(
      570,
      25,
      [
        // The person who searches.
        circle(348, 494, 60, { fill: blue[600], opacity: 0.16 }),
        circle(348, 494, 22, white),
        circle(348, 494, 15, blue[600]),
        mapPin(262, 442, '1', 1.9, true),
        mapPin(252, 598, '2', 1.5, false),
        mapPin(-60, 180, '3', 1.5, false),
        at(424, 38, list),
        reasons.map(([name, , y]) => [
          stroke(`M392 ${y + 4}H500`, blue[700], 4),
          circle(500, y + 4, 8, blue[700]),
          rect(196, y - 24, 208, 56, blue[700], 28),
          text(300, y + 14, name, 32, { face: 'gabarito-800', color: white, anchor: 'middle' }),
        ]),
      ],
      1.25,
    ),
  ],
};

export const night = 'screen';
