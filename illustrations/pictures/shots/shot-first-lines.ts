import { type Drawing, at, circle, path, rect, stroke } from '../../drawing/drawing.ts';
import type { Color } from '../../drawing/color.ts';
import { blue, brick, butter, leaf, orange, paper, white } from '../../drawing/ramps.ts';
import { phoneFront } from '../../kit/closeup.ts';
import { text, ui } from '../../kit/interface.ts';
import type { Picture } from '../../drawing/svg.ts';

const middle = { anchor: 'middle', color: ui.inkSoft } as const;

/** A whole phone, 250 wide and 466 high. */
const phone = (screen: Drawing): Drawing => [
  phoneFront('small', 250, 466),
  at(7, 7, screen),
  rect(80, 449, 90, 5, blue[950], 2.5),
];

/** A number in a disk beside a phone. */
const mark = (x: number, y: number, number: number): Drawing => [
  circle(x, y, 25, { fill: white, night: 'beacon' }),
  circle(x, y, 20, { fill: blue[600], night: 'beacon' }),
  text(x, y + 9, `${number}`, 26, { face: 'gabarito-800', color: white, anchor: 'middle' }),
];

/** The lines before: a welcome, a slogan, a button without a promise, and no price. */
const before: Drawing = [
  text(18, 39, 'Wellness', 22, { face: 'gabarito-500', color: ui.inkSoft }),
  stroke('M190 24h28m-28 9h28m-28 9h28', ui.inkSoft, 4),
  rect(0, 56, 236, 110, orange[300]),
  rect(0, 56, 236, 44, butter[400]),
  circle(118, 122, 34, { fill: orange[100], night: 'beacon' }),
  path('M0 136Q50 114 104 138T236 126V166H0Z', blue[400]),
  path('M0 154Q80 132 140 154T236 150V166H0Z', blue[600]),
  text(118, 206, 'Welcome to', 27, middle),
  text(118, 236, 'our website', 27, middle),
  text(118, 278, 'Empowering your', 19, middle),
  text(118, 301, 'movement journey', 19, middle),
  rect(20, 324, 196, 52, paper[300], 26),
  text(118, 357, 'Begin your journey', 19, middle),
  text(118, 413, 'Affordable rates', 19, middle),
];

/** The lines after: what, where and how soon, whom it is for, what the button does, and the price. */
const after: Drawing = [
  rect(0, 0, 236, 56, { fill: blue[700], night: 'beacon' }, 28),
  rect(0, 28, 236, 28, { fill: blue[700], night: 'beacon' }),
  text(16, 37, 'Saguaro Street PT', 18, { face: 'gabarito-700', color: white }),
  text(222, 37, 'Menu', 18, { face: 'figtree-700', color: white, anchor: 'end' }),
  ['Physical therapy', 'in downtown', 'Tucson, first', 'visit this week'].map((line, index) =>
    text(16, 94 + index * 31, line, 27, { face: 'gabarito-800' }),
  ),
  ['Back, knee and', 'shoulder pain, treated', 'by four therapists'].map((line, index) =>
    text(16, 226 + index * 24, line, 19.5, { face: 'figtree-600' }),
  ),
  rect(14, 300, 208, 58, orange[500], 16),
  text(118, 336, 'See times and book', 21, {
    face: 'gabarito-800',
    color: blue[950],
    anchor: 'middle',
  }),
  text(16, 394, 'First visit $110,', 22, { face: 'figtree-600' }),
  text(16, 421, '45 minutes', 22, { face: 'figtree-600' }),
];

/** A cross or a tick on a disk, beside the name of a phone. */
const verdict = (x: number, line: string, color: Color): Drawing => [
  circle(x, 87, 29, white),
  at(x, 87, stroke(line, color, 8)),
];

export const picture: Picture = {
  title:
    'Two phones with the first screen of a clinic, before and after. Four lines of each have a number: the headline, the line below it, the button and the price',
  width: 700,
  height: 690,
  drawing: [
    rect(0, 0, 350, 690, blue[200]),
    rect(350, 0, 350, 690, leaf[300]),
    text(216, 104, 'Before', 50, { face: 'gabarito-800', anchor: 'middle' }),
    text(538, 104, 'After', 50, { face: 'gabarito-800', anchor: 'middle' }),
    verdict(94, 'M-10-10l20 20m0-20l-20 20', brick[600]),
    verdict(438, 'M-13 1l9 9l17-18', leaf[600]),
    at(62, 158, phone(before)),
    at(388, 158, phone(after)),
    [374, 444, 508, 572].map((y, index) => mark(34, y, index + 1)),
    [294, 402, 490, 560].map((y, index) => mark(666, y, index + 1)),
  ],
};
