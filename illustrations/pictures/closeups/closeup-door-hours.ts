import {
  type Drawing,
  at,
  circle,
  path,
  rect,
  stroke,
  transformed,
} from '../../drawing/drawing.ts';
import { blue, leaf, orange, skin, white } from '../../drawing/ramps.ts';
import { closeup } from '../../kit/closeup.ts';
import { holdingFingers, holdingThumb } from '../../kit/hands.ts';
import { hairlines, text } from '../../kit/interface.ts';

const hand = { tone: skin[4], sleeve: leaf[600] };

/** The glass of a door, cut by the picture. */
const door: Drawing = [
  rect(0, 0, 880, 440, blue[200]),
  path('M0 0H330L0 330Z', { fill: white, opacity: 0.5 }),
  path('M880 440H560L880 20Z', { fill: white, opacity: 0.5 }),
];

/** Six days a week, as the guide says. */
const hours = [
  ['Mon–Sat', '8–5'],
  ['Sun', 'closed'],
] as const;

/** The hours of the shop on a card that hangs from a string. */
const card: Drawing = [
  stroke('M60 4L196-96L332 4', blue[950], 4),
  circle(196, -98, 9, blue[950]),
  rect(8, 12, 392, 266, { fill: blue[950], opacity: 0.14 }, 14),
  rect(0, 0, 392, 266, white, 14),
  path('M0 78V14Q0 0 14 0H378Q392 0 392 14V78Z', blue[700]),
  text(196, 52, 'Brindle and Burr', 33, { face: 'gabarito-800', color: white, anchor: 'middle' }),
  hours.map(([days, open], line) => [
    text(32, 134 + line * 58, days, 30, { face: 'gabarito-700' }),
    text(360, 134 + line * 58, open, 30, { face: 'gabarito-800', anchor: 'end' }),
  ]),
  hairlines(32, 328, [154]),
];

/** A note for the holidays, stuck over the card. */
const note: Drawing = [
  rect(5, 8, 310, 96, { fill: blue[950], opacity: 0.14 }, 6),
  rect(0, 0, 310, 96, orange[300], 6),
  text(20, 40, 'Dec 25', 26, { face: 'gabarito-800', color: blue[950] }),
  text(20, 76, 'Jan 1', 26, { face: 'gabarito-800', color: blue[950] }),
  text(226, 40, 'closed', 26, { face: 'gabarito-700', color: blue[950], anchor: 'end' }),
  text(226, 76, 'closed', 26, { face: 'gabarito-700', color: blue[950], anchor: 'end' }),
];

export const picture = closeup(
  'A card with the hours of a dog groomer on a glass door; a hand adds a note: closed on December 25 and January 1',
  [
    door,
    at(238, 44, transformed('rotate(-2)', card)),
    at(612, 314, holdingFingers(hand)),
    at(330, 270, transformed('rotate(-3)', note)),
    at(612, 314, holdingThumb(hand)),
  ],
);

export const night = 'screen';
