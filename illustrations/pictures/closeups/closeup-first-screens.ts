import { type Drawing, at, circle, path, rect, stroke } from '../../drawing/drawing.ts';
import { blue, butter, orange, paper, white } from '../../drawing/ramps.ts';
import { closeup, phoneFront } from '../../kit/closeup.ts';
import { text, ui } from '../../kit/interface.ts';

/** The front of a phone, 250 wide, cut by the frame. Its screen is 236 wide. */
const phone = (screen: Drawing): Drawing => [phoneFront('small', 250, 480), at(7, 7, screen)];

/** A menu button without a word. */
const bars = (x: number, y: number): Drawing =>
  stroke(`M${x} ${y}h30m-30 9h30m-30 9h30`, ui.inkSoft, 4);

/** The old first screen of the guide: a word, a sunset, a welcome. */
const before: Drawing = [
  text(18, 42, 'Wellness', 25, { face: 'gabarito-500', color: ui.inkSoft }),
  bars(188, 26),
  rect(0, 58, 236, 140, orange[300]),
  rect(0, 58, 236, 50, butter[400]),
  circle(118, 146, 42, { fill: orange[100], night: 'beacon' }),
  path('M0 160Q50 134 104 162T236 148V198H0Z', blue[400]),
  path('M0 182Q80 156 140 182T236 178V198H0Z', blue[600]),
  text(118, 242, 'Welcome to', 29, { anchor: 'middle', color: ui.inkSoft }),
  text(118, 275, 'our website', 29, { anchor: 'middle', color: ui.inkSoft }),
  rect(20, 296, 196, 54, paper[300], 27),
  text(118, 330, 'Begin your journey', 19, { anchor: 'middle', color: ui.inkSoft }),
];

/** The new one: service, place, price and a button that says what it does. */
const after: Drawing = [
  rect(0, 0, 236, 60, { fill: blue[700], night: 'beacon' }, 28),
  rect(0, 30, 236, 30, { fill: blue[700], night: 'beacon' }),
  text(16, 39, 'Saguaro Street PT', 18, { face: 'gabarito-700', color: white }),
  text(222, 39, 'Menu', 18, { face: 'figtree-700', color: white, anchor: 'end' }),
  ['Physical therapy', 'in downtown', 'Tucson, first', 'visit this week'].map((line, index) =>
    text(16, 96 + index * 32, line, 27, { face: 'gabarito-800' }),
  ),
  text(16, 228, 'First visit $110,', 22, { face: 'figtree-600' }),
  text(16, 255, '45 minutes', 22, { face: 'figtree-600' }),
  rect(14, 282, 208, 58, orange[500], 16),
  text(118, 318, 'See times and book', 21, {
    face: 'gabarito-800',
    color: blue[950],
    anchor: 'middle',
  }),
];

export const picture = closeup(
  'Two phones: on the left a sunset, “Welcome to our website” and “Begin your journey”; on the right what the clinic does, where, its price and “See times and book”',
  [
    rect(0, 0, 880, 550, blue[500]),
    text(104, 58, 'Before', 40, { face: 'gabarito-800', color: white }),
    text(458, 58, 'After', 40, { face: 'gabarito-800', color: white }),
    at(98, 80, phone(before), 1.28),
    at(452, 80, phone(after), 1.28),
  ],
  550,
);

export const night = 'screen';
