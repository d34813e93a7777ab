import { type Drawing, at, circle, path, rect, times } from '../../drawing/drawing.ts';
import { blue, butter, orange, paper, skin, white } from '../../drawing/ramps.ts';
import { closeup } from '../../kit/closeup.ts';
import { pointingHand } from '../../kit/hands.ts';
import { text, ui } from '../../kit/interface.ts';

/** The front of a phone, 260 wide, cut by the frame. Its screen is 236 wide. */
const phone = (screen: Drawing): Drawing => [
  rect(8, 10, 260, 480, { fill: blue[950], opacity: 0.18 }, 38),
  rect(0, 0, 260, 480, blue[950], 38),
  rect(12, 12, 236, 480, white, 28),
  at(12, 12, screen),
];

/** A menu button without a word. */
const bars = (x: number, y: number): Drawing =>
  times(3, (line) => rect(x, y + line * 9, 30, 4, ui.inkSoft, 2));

/** The old first screen of the guide: a word, a sunset, a welcome. */
const before: Drawing = [
  text(18, 50, 'Wellness', 25, { face: 'gabarito-500', color: ui.inkSoft }),
  bars(188, 30),
  rect(0, 74, 236, 150, orange[300]),
  rect(0, 74, 236, 54, butter[400]),
  circle(118, 168, 44, { fill: orange[100], night: 'beacon' }),
  path('M0 184Q50 158 104 186T236 172V224H0Z', blue[400]),
  path('M0 206Q80 180 140 206T236 202V224H0Z', blue[600]),
  text(118, 268, 'Welcome to', 29, { anchor: 'middle', color: ui.inkSoft }),
  text(118, 302, 'our website', 29, { anchor: 'middle', color: ui.inkSoft }),
  rect(24, 326, 188, 50, paper[300], 25),
  text(118, 357, 'Begin your journey', 19, { anchor: 'middle', color: ui.inkSoft }),
];

/** The new one: service, place, price and a button that says what it does. */
const after: Drawing = [
  rect(0, 0, 236, 70, { fill: blue[700], night: 'beacon' }, 28),
  rect(0, 40, 236, 30, { fill: blue[700], night: 'beacon' }),
  text(16, 45, 'Saguaro Street PT', 18, { face: 'gabarito-700', color: white }),
  text(222, 45, 'Menu', 18, { face: 'figtree-700', color: white, anchor: 'end' }),
  ['Physical therapy', 'in downtown', 'Tucson, first', 'visit this week'].map((line, index) =>
    text(16, 110 + index * 33, line, 27, { face: 'gabarito-800' }),
  ),
  text(16, 248, 'First visit $110,', 22, { face: 'figtree-600' }),
  text(16, 276, '45 minutes', 22, { face: 'figtree-600' }),
  rect(14, 304, 208, 60, orange[500], 16),
  text(118, 341, 'See times and book', 21, {
    face: 'gabarito-800',
    color: blue[950],
    anchor: 'middle',
  }),
];

export const picture = closeup(
  'Two phones: on the left a sunset, “Welcome to our website” and “Begin your journey”; on the right what the clinic does, where, its price and “See times and book”',
  [
    rect(0, 0, 440, 440, paper[200]),
    rect(440, 0, 440, 440, blue[500]),
    text(14, 72, 'Before', 28, { face: 'gabarito-800', color: ui.inkSoft }),
    text(768, 72, 'After', 28, { face: 'gabarito-800', color: white }),
    at(162, 30, phone(before)),
    at(458, 30, phone(after)),
    at(686, 384, pointingHand({ tone: skin[3], sleeve: butter[400] }), 0.86),
  ],
);
