import { type Drawing, at, path, rect, stroke, transformed } from '../../drawing/drawing.ts';
import { blue, brick, orange, skin, white } from '../../drawing/ramps.ts';
import { closeup, coffeeCup } from '../../kit/closeup.ts';
import { writingHand } from '../../kit/hands.ts';
import { hairlines, shopThumb, stars, text } from '../../kit/interface.ts';

/** The sample record of the guide, and a listing that still has the phone of 2023. */
const name = 'Tamarack Lane Bakery';
const street = '214 Tamarack Lane';
const [phone, oldPhone] = ['(218) 555-0142', '(218) 555-0117'];

/** The record, typed on a card with a punched hole. */
const record: Drawing = [
  rect(8, 12, 300, 480, { fill: blue[950], opacity: 0.14 }, 12),
  rect(0, 0, 300, 480, blue[50], 12),
  path('M0 58V12Q0 0 12 0H288Q300 0 300 12V58Z', blue[700]),
  text(24, 39, 'Our record', 25, { face: 'gabarito-800', color: white }),
  text(24, 102, 'Tamarack Lane', 23, { face: 'gabarito-700' }),
  text(24, 130, 'Bakery', 23, { face: 'gabarito-700' }),
  hairlines(24, 252, [152, 206, 260, 314]),
  text(24, 187, street, 22),
  text(24, 241, phone, 25, { face: 'figtree-700' }),
  text(24, 295, 'Mon closed', 22),
];

/** A listing with a photo, stars and the wrong number. */
const listing: Drawing = [
  rect(8, 12, 320, 500, { fill: blue[950], opacity: 0.14 }, 16),
  rect(0, 0, 320, 500, white, 16),
  path('M0 96V16Q0 0 16 0H304Q320 0 320 16V96Z', blue[200]),
  shopThumb(24, 13, blue[100], orange[400]),
  text(24, 134, name, 24, { face: 'gabarito-700' }),
  stars(34, 156, 4, 1.2),
  hairlines(24, 272, [176, 230, 296]),
  text(24, 210, street, 22),
  text(36, 273, oldPhone, 27, { face: 'figtree-700' }),
  stroke(
    'M256 258C240 230 120 224 56 238C2 252 8 286 70 293C130 299 200 299 242 287',
    brick[600],
    5,
  ),
  text(24, 332, 'Mon closed', 22),
];

export const picture = closeup(
  `The record of a bakery beside one of its listings: the phone ends in 0142 on the record, and the listing’s number, which ends in 0117, is circled by hand`,
  [
    at(86, 300, coffeeCup(), 1.3),
    at(190, 50, transformed('rotate(-4)', record), 0.86),
    at(415, 34, transformed('rotate(3)', listing), 0.86),
    at(612, 290, writingHand({ tone: skin[3], sleeve: blue[600] }, brick[500])),
  ],
);
