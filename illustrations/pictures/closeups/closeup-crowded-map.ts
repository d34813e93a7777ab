import { type Drawing, at, circle, rect, times } from '../../drawing/drawing.ts';
import { blue } from '../../drawing/ramps.ts';
import { closeup, sheet } from '../../kit/closeup.ts';
import { mapPin, rankedName, stars, streetMap, ui } from '../../kit/interface.ts';

/** The three places with their reviews. */
const places = [
  ['Delgado Auto Care', 5],
  ['Kestrel Motors', 5],
  ['Osprey Garage', 4],
] as const;

const list: Drawing = [
  sheet(430, 372, 26),
  places.map(([name, count], index) => {
    const y = 66 + index * 120;
    return [rankedName(y, index + 1, name, 36), stars(104, y + 30, count, 1.9)];
  }),
  times(2, (line) => rect(28, 122 + line * 120, 374, 2, ui.line)),
];

/** The shops of the town that are not in the list. */
const others = [
  [66, 92],
  [296, 88],
  [352, 196],
  [120, 276],
  [262, 268],
  [64, 408],
  [366, 404],
] as const;

export const picture = closeup(
  'A map with ten pins, and a list of three auto repair shops beside it',
  [
    at(0, -60, streetMap(), 1.11),
    others.map(([x, y]) => circle(x, y, 15, { fill: blue[400] })),
    mapPin(158, 196, '1', 1.8, true),
    mapPin(318, 312, '2', 1.5, false),
    mapPin(190, 400, '3', 1.5, false),
    at(386, 34, list),
  ],
);

export const night = 'paper';
