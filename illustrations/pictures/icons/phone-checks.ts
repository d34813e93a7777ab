/** A phone for each group of the mobile checklist, without a ground: the page puts a panel behind it. */
import {
  type Drawing,
  at,
  circle,
  path,
  rect,
  stroke,
  transformed,
} from '../../drawing/drawing.ts';
import { type Color } from '../../drawing/color.ts';
import { blue, leaf, orange, paper, skin, white } from '../../drawing/ramps.ts';
import type { Picture } from '../../drawing/svg.ts';
import { fingerAround, inShade, nailOf, pointingHand } from '../../kit/hands.ts';
import { text, ui } from '../../kit/interface.ts';

const bold = { face: 'gabarito-800' } as const;
const centered = { ...bold, anchor: 'middle' } as const;

/** The upper part of a phone on 260 by 400; phones show 340 of them. Its screen is 156 wide. */
const onPhone = (
  title: string,
  screen: Drawing,
  around: Drawing = [],
  behind: Drawing = [],
): Picture => ({
  title,
  width: 260,
  height: 400,
  drawing: [
    behind,
    path('M42 400V58Q42 34 66 34H194Q218 34 218 58V400Z', blue[950]),
    path('M52 400V60Q52 44 68 44H192Q208 44 208 60V400Z', white),
    rect(108, 50, 44, 10, blue[950], 5),
    at(52, 44, screen),
    around,
  ],
});

const lines = (x: number, y: number, widths: readonly number[], gap = 16): Drawing =>
  widths.map((width, index) => rect(x, y + index * gap, width, 8, blue[400], 4));

/** A thumb from the lower right, its tip on the origin. Turned by 26 degrees, it comes from below. */
const thumb = (tone: Color): Drawing => [
  path(
    'M-14 4C-12-14 10-20 28-10C48 2 64 16 84 26C108 38 124 50 132 64L210 224L58 180C56 140 46 104 26 76C14 60 2 48-6 34C-14 24-16 14-14 4Z',
    tone,
  ),
  path('M-9 3C-7-9 8-13 20-6C25-2 22 11 13 15C4 19-10 14-9 3Z', nailOf(tone)),
  path(
    'M-6 34C2 48 14 60 26 76C46 104 56 140 58 180H80C76 138 60 100 38 72C26 56 8 44-6 34Z',
    inShade(tone, 0.16),
  ),
  stroke('M52 22q-7 9-3 20M62 30q-6 8-3 17', inShade(tone, 0.24), 3),
];

/** The fingers of the hand that holds a phone, on its left edge, from the lowest. */
const fingersAround = (tone: Color): Drawing => [
  fingerAround(tone, 250, -24, 20, 26, 4),
  fingerAround(tone, 218, -31, 31, 32, -2),
  fingerAround(tone, 182, -35, 38, 35, -7),
  fingerAround(tone, 148, -31, 34, 33, -13),
];

/** A stopwatch around the origin, with a dial of ten seconds that stopped at two and a half. */
const stopwatch: Drawing = [
  rect(-11, -84, 22, 20, blue[950], 5),
  stroke('M44-50l10-11', blue[950], 12),
  circle(0, 0, 66, blue[950]),
  circle(0, 0, 53, white),
  path('M0 0V-43A43 43 0 0 1 43 0Z', leaf[500]),
  stroke('M0-45v6M45 0h-6M0 45v-6M-45 0h6', blue[400], 5),
  stroke('M0 0H34', orange[500], 8),
  circle(0, 0, 8, blue[950]),
];

/** An open menu, with the call on top. */
const menu: Drawing = [
  text(16, 58, 'Menu', 24, bold),
  stroke('M122 42l16 16M138 42l-16 16', ui.ink, 4.5),
  rect(10, 72, 136, 46, orange[500], 12),
  text(78, 103, 'Call', 25, { ...centered, color: blue[950] }),
  [
    ['Hours', 150],
    ['Map', 202],
    ['Prices', 254],
    ['Team', 306],
  ].map(([words, y]) => text(16, Number(y) + 4, String(words), 23, { face: 'gabarito-700' })),
  stroke('M12 174h132M12 226h132M12 278h132', ui.line, 2),
  path('M82 214C71 200 69 194 69 189A13 13 0 0 1 95 189C95 194 93 200 82 214Z', leaf[600]),
  circle(82, 189, 5, white),
];

/** A number pad below the field of a phone number. */
const form: Drawing = [
  text(14, 44, 'Phone', 21, { face: 'gabarito-700' }),
  rect(12, 52, 132, 40, { fill: white, stroke: blue[600], strokeWidth: 3.5 }, 10),
  text(22, 80, '(520) 5', 22, { face: 'figtree-600' }),
  stroke('M97 62v20', orange[500], 3.5),
  rect(0, 104, 156, 252, blue[100]),
  ['1', '2', '3', '4', '5', '6', '7', '8', '9', '+', '0', '#'].map((key, index) => {
    const [x, y] = [8 + (index % 3) * 48, 122 + Math.floor(index / 3) * 56];
    return [
      rect(x, y + 3, 44, 44, blue[300], 8),
      rect(x, y, 44, 44, white, 8),
      text(x + 22, y + 32, key, 27, centered),
    ];
  }),
];

export const pictures: Readonly<Record<string, Picture>> = {
  'phone-thumb': onPhone(
    'A thumb reaches a large button at the lower end of a phone',
    [
      lines(14, 34, [128, 96, 116], 18),
      path('M156 104C92 104 8 170 2 356H156Z', { fill: leaf[500], opacity: 0.3 }),
      stroke('M156 104C92 104 8 170 3 350', leaf[500], 4, { dash: '1 10' }),
      rect(12, 190, 132, 54, orange[500], 14),
      text(54, 226, 'Book', 26, { ...centered, color: blue[950] }),
    ],
    at(156, 266, transformed('rotate(26)', thumb(skin[3])), 0.92),
  ),
  'phone-reading': onPhone(
    'A hand holds a phone with large letters in the sun',
    [
      text(12, 96, 'Aa', 74, bold),
      lines(14, 126, [128, 116, 128, 84, 122, 108, 64, 118, 128, 96], 22),
    ],
    [
      at(50, 36, fingersAround(skin[4])),
      at(194, 244, transformed('rotate(36)', thumb(skin[4])), 0.88),
    ],
    [
      circle(198, 66, 42, orange[500]),
      stroke('M198 14V6M235 29l7-7M249 66h7M235 103l7 7', orange[500], 8),
    ],
  ),
  'phone-menu': onPhone('A finger presses Call in the open menu of a phone', menu, [
    at(
      168,
      140,
      transformed('rotate(44)', pointingHand({ tone: skin[2], sleeve: leaf[600] })),
      0.5,
    ),
  ]),
  'phone-form': onPhone('Two thumbs type a phone number on a number pad', form, [
    at(168, 236, transformed('rotate(26)', thumb(skin[5])), 0.84),
    at(88, 282, transformed('scale(-1 1) rotate(26)', thumb(skin[5])), 0.84),
  ]),
  'phone-speed': onPhone(
    'The picture of a page is there after two and a half seconds on a stopwatch',
    [
      rect(12, 28, 132, 84, blue[200], 10),
      circle(112, 52, 11, orange[500]),
      path('M12 102L48 62L76 90L96 74L144 112H22Q12 112 12 102Z', blue[600]),
      rect(12, 126, 132, 12, paper[200], 6),
      rect(12, 126, 92, 12, leaf[600], 6),
      text(12, 192, '2.5 s', 48, bold),
      lines(12, 216, [132, 112, 124, 72, 128, 110], 20),
    ],
    at(205, 280, stopwatch, 0.8),
  ),
  'phone-testing': {
    title: 'A phone upright and another one sideways, both with a check mark',
    width: 260,
    height: 400,
    drawing: [
      path('M8 400V58Q8 34 32 34H140Q164 34 164 58V400Z', blue[950]),
      path('M18 400V60Q18 44 34 44H138Q154 44 154 60V400Z', white),
      rect(66, 50, 40, 10, blue[950], 5),
      rect(30, 78, 112, 52, blue[200], 10),
      lines(30, 144, [104, 82], 18),
      circle(86, 104, 20, leaf[600]),
      stroke('M77 104l7 7l12-14', white, 6),
      lines(30, 330, [112, 88, 104, 60], 18),
      stroke('M180 64A78 78 0 0 1 222 134', blue[400], 10),
      stroke('M196 122L224 140L240 110', blue[400], 10),
      rect(32, 176, 222, 130, blue[950], 26),
      rect(43, 187, 200, 108, white, 16),
      rect(48, 220, 10, 42, blue[950], 5),
      text(74, 230, 'Works', 32, bold),
      lines(74, 246, [80, 62], 18),
      circle(202, 241, 29, leaf[600]),
      stroke('M188 241l11 11l18-21', white, 8),
    ],
  },
};

export const night = 'screen';
