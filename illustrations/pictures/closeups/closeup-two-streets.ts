import { type Drawing, at, circle, path, rect, stroke } from '../../drawing/drawing.ts';
import { blue, orange, white } from '../../drawing/ramps.ts';
import { closeup, sheet } from '../../kit/closeup.ts';
import { hairlines, rankedName, text } from '../../kit/interface.ts';

/** The town around the two people who search. */
const town: Drawing = [
  rect(0, 0, 880, 440, blue[700]),
  path('M0 0H190Q210 110 96 150T0 190Z', blue[800]),
  path('M880 440H640Q650 340 760 320T880 250Z', blue[800]),
  stroke('M430-20C400 120 470 240 440 460', blue[400], 54),
  stroke('M-20 92H900M-20 356H900M120-20V460M760-20V460', blue[600], 20),
];

/** A person who searches. */
const here: Drawing = [
  circle(0, 0, 50, { fill: orange[500], opacity: 0.3 }),
  circle(0, 0, 25, white),
  circle(0, 0, 16, orange[500]),
];

/** A search and the two names that follow, 262 wide. */
const results = (street: string, names: readonly [string, string]): Drawing => [
  sheet(262, 232, 22),
  text(24, 50, street, 27, { face: 'figtree-700', color: blue[600] }),
  hairlines(24, 214, [72, 152]),
  names.map((name, index) => at(-2, 0, rankedName(124 + index * 80, index + 1, name, 32))),
];

/** Stands in the chapter about customers from nearby of the beginner’s guide to SEO. */
export const picture = closeup(
  'A town with two people who search for the same words: on Ash Street Kestrel Heating is first, on Mill Street Osprey Furnace',
  [
    town,
    stroke('M172 356L224 250M708 92L656 190', orange[500], 5),
    at(172, 356, here),
    at(708, 92, here),
    at(170, 36, results('Ash Street', ['Kestrel', 'Osprey'])),
    at(450, 168, results('Mill Street', ['Osprey', 'Kestrel'])),
  ],
);

export const night = 'screen';
