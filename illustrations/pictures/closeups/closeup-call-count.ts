import { type Drawing, at, circle, rect, stroke } from '../../drawing/drawing.ts';
import { blue, brick, leaf, orange, white } from '../../drawing/ramps.ts';
import { closeup, sheet } from '../../kit/closeup.ts';
import { hairlines, label, phoneReceiver, text, ui } from '../../kit/interface.ts';

/** A sent form, 88 high. Origin: its upper left corner. */
const form: Drawing = [
  rect(4, 0, 80, 88, orange[500], 12),
  [20, 38].map((y) => rect(18, y, 52, 10, white, 5)),
  rect(18, 58, 34, 16, blue[950], 8),
];

const rows = [
  { sign: phoneReceiver(blue[500]), words: 'Call, 2:14', note: 'over 60 seconds', counts: true },
  { sign: phoneReceiver(ui.muted), words: 'Call, 0:21', note: 'too short', counts: false },
  { sign: form, words: 'Form sent', note: 'with a phone number', counts: true },
];

/** The list of conversions, 520 wide. */
const list: Drawing = [
  sheet(520, 392, 26),
  text(36, 66, 'Conversions', 40, { face: 'gabarito-800' }),
  text(484, 66, '2', 44, { face: 'gabarito-800', color: leaf[700], anchor: 'end' }),
  hairlines(36, 448, [92, 190, 288]),
  rows.map(({ sign, words, note, counts }, index) => {
    const y = 92 + index * 98;
    return [
      at(36, y + 22, sign, 0.62),
      text(116, y + 45, words, 34, {
        face: 'gabarito-700',
        color: counts ? ui.ink : ui.inkSoft,
      }),
      label(116, y + 77, note, 25),
      circle(456, y + 49, 27, counts ? leaf[600] : brick[600]),
      counts
        ? stroke(`M444 ${y + 50}l9 9l16-19`, white, 6)
        : stroke(`M446 ${y + 39}l20 20m0-20l-20 20`, white, 6),
    ];
  }),
];

export const picture = closeup(
  'A list of two conversions: a call of 2:14 minutes and a sent form count, a call of 21 seconds does not',
  [rect(0, 0, 880, 440, blue[600]), at(180, 24, list)],
);

export const night = 'screen';
