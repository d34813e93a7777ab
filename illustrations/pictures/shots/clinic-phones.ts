/**
 * The website of a clinic on a phone, before and after, for the list of website design guides. Five marks are
 * in the middles of five equal rows; the labels of the page are beside them.
 */
import { type Color, mix } from '../../drawing/color.ts';
import { type Drawing, at, circle, path, rect, stroke } from '../../drawing/drawing.ts';
import { blue, brick, butter, leaf, navy, orange, paper, white } from '../../drawing/ramps.ts';
import type { Picture } from '../../drawing/svg.ts';
import { phoneFront } from '../../kit/closeup.ts';
import { phoneReceiver, text, ui } from '../../kit/interface.ts';

/** The size of a picture. Its five marks are in the middles of five equal rows. */
const [width, height] = [388, 750];
/** The phone, with space for the marks at one side. Its screen begins at 7, 7. */
const phone = { width: 336, height: 718, top: 10 };
const middle = { anchor: 'middle', color: ui.inkSoft } as const;
/** Too pale to read outdoors. */
const pale = { anchor: 'middle', color: mix(navy.quiet, paper[100], 0.6) } as const;

/** A number in a disk, and a line from it to what it is about: 5 lengths, from the edge of the phone. */
const marks = (x: number, edge: number, color: Color, lengths: readonly number[]): Drawing =>
  lengths.map((length, index) => {
    const y = (height / 5) * (index + 0.5);
    return [
      stroke(`M${x} ${y}H${edge + length}`, color, 3.5, { night: 'beacon' }),
      circle(edge + length, y, 6, { fill: color, night: 'beacon' }),
      circle(x, y, 21, { fill: white, night: 'beacon' }),
      circle(x, y, 17, { fill: color, night: 'beacon' }),
      text(x, y + 8, `${index + 1}`, 22, { face: 'gabarito-800', color: white, anchor: 'middle' }),
    ];
  });

const homeBar = stroke('M113 692h96', navy.ink, 5);

/** A button like its neighbors. */
const quietButton = (y: number, words: string): Drawing => [
  rect(46, y, 230, 46, paper[300], 23),
  text(161, y + 30, words, 20, middle),
];

/** The site before: a welcome, a slogan in faint letters, three equal buttons and a number in small print. */
const before: Drawing = [
  stroke('M22 48h30m-30 11h30m-30 11h30', ui.inkSoft, 4.5),
  text(161, 67, 'Wellness', 27, { ...middle, face: 'gabarito-500' }),
  rect(0, 96, 322, 88, orange[300]),
  rect(0, 96, 322, 34, butter[400]),
  circle(161, 142, 36, { fill: orange[100], night: 'beacon' }),
  path('M0 156Q70 132 150 158Q240 184 322 142V184H0Z', blue[400]),
  path('M0 174Q110 148 200 170Q270 186 322 168V184H0Z', blue[600]),
  text(161, 222, 'Welcome to', 32, middle),
  text(161, 258, 'our website', 32, middle),
  ['Empowering your movement', 'journey with affordable rates', 'in a caring environment'].map(
    (line, index) => text(161, 338 + index * 28, line, 19, pale),
  ),
  ['Begin your journey', 'Our story', 'Wellness hub'].map((words, index) =>
    quietButton(428 + index * 60, words),
  ),
  rect(0, 632, 322, 72, paper[200], 28),
  rect(0, 632, 322, 36, paper[200]),
  text(161, 664, '(520) 555-0142', 16, middle),
  homeBar,
];

/** The site after: a named menu, all answers in the first lines, one loud button and a call in reach. */
const after: Drawing = [
  rect(0, 0, 322, 96, { fill: blue[700], night: 'beacon' }, 28),
  rect(0, 40, 322, 56, { fill: blue[700], night: 'beacon' }),
  text(20, 67, 'Saguaro Street PT', 22, { face: 'gabarito-700', color: white }),
  rect(222, 38, 82, 44, { fill: white, night: 'beacon' }, 12),
  text(263, 67, 'Menu', 22, {
    face: 'gabarito-700',
    color: blue[700],
    anchor: 'middle',
    night: 'beacon',
  }),
  ['Physical therapy', 'in downtown', 'Tucson, first', 'visit this week'].map((line, index) =>
    text(20, 156 + index * 38, line, 36, { face: 'gabarito-800' }),
  ),
  ['Back, knee and shoulder', 'pain, treated by four', 'therapists'].map((line, index) =>
    text(20, 337 + index * 29, line, 23, { face: 'figtree-600' }),
  ),
  text(20, 452, 'First visit $110, 45 minutes', 21, { face: 'figtree-700' }),
  rect(20, 487, 282, 66, { fill: orange[600], night: 'beacon' }, 18),
  rect(20, 482, 282, 66, orange[500], 18),
  text(161, 524, 'See times and book', 27, {
    face: 'gabarito-800',
    color: blue[950],
    anchor: 'middle',
  }),
  rect(0, 620, 322, 84, blue[100], 28),
  rect(0, 620, 322, 40, blue[100]),
  at(20, 642, phoneReceiver(leaf[700]), 0.36),
  text(64, 667, 'Call (520) 555-0142', 23, { face: 'gabarito-700' }),
  homeBar,
];

const onPhone = (x: number, ground: Color, screen: Drawing): Drawing =>
  at(x, phone.top, [phoneFront('small', phone.width, phone.height, ground), at(7, 7, screen)]);

const left = width - phone.width - 8;

export const pictures: Readonly<Record<'shot-clinic-before' | 'shot-clinic-after', Picture>> = {
  'shot-clinic-before': {
    title:
      'The old site of a clinic on a phone, with five faults numbered: an icon without a word, a welcome, faint text, three equal buttons and a phone number in small print',
    width,
    height,
    drawing: [onPhone(left, paper[50], before), marks(22, left, brick[600], [24, 72, 32, 46, 92])],
  },
  'shot-clinic-after': {
    title:
      'The new site of the clinic on a phone, with five changes numbered: a menu button, a headline with service, place and time, strong contrast, one loud button and a call',
    width,
    height,
    drawing: [
      onPhone(0, white, after),
      marks(width - 22, phone.width, leaf[600], [-24, -64, -44, -26, -52]),
    ],
  },
};
