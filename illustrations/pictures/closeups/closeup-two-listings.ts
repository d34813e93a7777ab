import { type Drawing, at, path, rect, stroke, transformed } from '../../drawing/drawing.ts';
import { blue, brick, leaf, orange, skin, white } from '../../drawing/ramps.ts';
import { closeup } from '../../kit/closeup.ts';
import { writingHand } from '../../kit/hands.ts';
import { hairlines, text } from '../../kit/interface.ts';

/** The sample record of the guide, and a listing that still has the phone of 2023. */
const nameLines: Drawing = [
  text(24, 102, 'Tamarack Lane', 25, { face: 'gabarito-700' }),
  text(24, 130, 'Bakery', 25, { face: 'gabarito-700' }),
];
const street = '214 Tamarack Lane';
const [phone, oldPhone] = ['(218) 555-0142', '(218) 555-0117'];

/** The record, typed on a card with a punched hole. */
const record: Drawing = [
  rect(8, 12, 250, 480, { fill: blue[950], opacity: 0.14 }, 12),
  rect(0, 0, 250, 480, blue[50], 12),
  path('M0 58V12Q0 0 12 0H238Q250 0 250 12V58Z', blue[700]),
  text(24, 39, 'Our record', 25, { face: 'gabarito-800', color: white }),
  nameLines,
  hairlines(24, 202, [152, 206, 270, 324]),
  text(24, 187, street, 22),
  text(16, 246, phone, 25, { face: 'figtree-700' }),
  stroke('M209 239l8 9l15-20', leaf[600], 6),
  text(24, 305, 'Mon closed', 22),
];

/** A listing with the wrong number. */
const listing: Drawing = [
  rect(8, 12, 250, 500, { fill: blue[950], opacity: 0.14 }, 16),
  rect(0, 0, 250, 500, white, 16),
  path('M0 58V16Q0 0 16 0H234Q250 0 250 16V58Z', blue[200]),
  text(24, 39, 'A listing', 25, { face: 'gabarito-800' }),
  nameLines,
  hairlines(24, 202, [152, 206, 270, 324]),
  text(24, 187, street, 22),
  text(30, 248, oldPhone, 25, { face: 'figtree-700' }),
  stroke(
    'M232 234C214 212 110 208 52 218C2 228 4 260 62 266C120 271 184 270 226 262',
    brick[600],
    5,
  ),
  text(24, 305, 'Mon closed', 22),
];

export const picture = closeup(
  `The record of a bakery beside one of its listings: the phone ends in 0142 on the record, and is ticked, and the listing’s number, which ends in 0117, is circled by hand`,
  [
    rect(0, 0, 880, 440, blue[600]),
    at(194, 64, transformed('rotate(-2)', record), 0.92),
    at(442, 44, transformed('rotate(2)', listing), 0.92),
    at(632, 294, writingHand({ tone: skin[3], sleeve: orange[500] }, brick[500]), 0.84),
  ],
);

export const night = 'paper';
