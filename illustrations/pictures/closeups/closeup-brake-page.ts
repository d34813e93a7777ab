import { type Drawing, at, circle, path, rect, stroke, times } from '../../drawing/drawing.ts';
import { blue, brick, butter, leaf, orange, paper, white } from '../../drawing/ramps.ts';
import { closeup, phoneFront, sheet } from '../../kit/closeup.ts';
import { hairlines, text, ui } from '../../kit/interface.ts';

/** The number of a part, as in the list beside the picture. */
const number = (x: number, y: number, value: number): Drawing => [
  circle(x, y, 23, blue[600]),
  text(x, y + 10, `${value}`, 29, { face: 'gabarito-800', color: white, anchor: 'middle' }),
];

/** A phone with the first three parts: all that its first screen shows. 330 by 540. */
const phone: Drawing = [
  phoneFront('large', 330, 540),
  path('M14 92V46Q14 14 46 14H284Q316 14 316 46V92Z', blue[700]),
  rect(115, 28, 100, 14, blue[950], 7),
  text(165, 78, 'Your Shop', 28, { face: 'gabarito-800', color: white, anchor: 'middle' }),

  number(46, 134, 1),
  text(80, 144, 'Brake repair', 38, { face: 'gabarito-800' }),
  text(80, 186, 'in Lakewood', 38, { face: 'gabarito-800' }),

  rect(14, 212, 302, 138, brick[100]),
  number(46, 254, 2),
  text(80, 264, 'It grinds?', 32, { face: 'gabarito-800', color: brick[600] }),
  text(80, 300, 'Metal on metal.', 28),
  text(80, 334, 'Don’t drive on it.', 28),

  number(46, 396, 3),
  text(80, 406, '$240-$420', 40, { face: 'gabarito-800', color: leaf[700] }),
  text(80, 444, 'Front axle,', 28),
  text(80, 478, 'with the rotors', 28),
  rect(115, 504, 100, 7, blue[200], 4),
];

/** A brake disc with its holes and bolts, seen from the side. Origin: its middle. */
const disc = (radius: number): Drawing => [
  circle(0, 0, radius, blue[300]),
  circle(0, 0, radius * 0.95, blue[200]),
  times(2, (row) =>
    times(11, (index) => {
      const angle = ((index + row * 0.34) * 2 * Math.PI) / 11;
      const distance = radius * (0.63 + row * 0.13);
      return circle(
        distance * Math.cos(angle),
        distance * Math.sin(angle),
        radius * 0.032,
        blue[700],
      );
    }),
  ),
  circle(0, 0, radius * 0.48, blue[500]),
  circle(0, 0, radius * 0.42, blue[300]),
  times(5, (index) => {
    const angle = ((index + 0.25) * 2 * Math.PI) / 5;
    return circle(
      radius * 0.27 * Math.cos(angle),
      radius * 0.27 * Math.sin(angle),
      radius * 0.06,
      blue[800],
    );
  }),
  circle(0, 0, radius * 0.13, blue[800]),
];

/** A photo from the shop: the brake of a car without its wheel, 316 by 132. */
const photo: Drawing = [
  rect(0, 0, 316, 132, blue[200], 14),
  path('M0 14Q0 0 14 0H302Q316 0 316 14V60H0Z', brick[500]),
  circle(158, 66, 64, blue[950]),
  path('M0 108H316V118Q316 132 302 132H14Q0 132 0 118Z', paper[300]),
  at(158, 66, disc(50)),
  path('M170 14A54 54 0 0 1 212 66L186 72A28 28 0 0 0 164 40Z', orange[500]),
  // The jack.
  path('M30 108L48 68H56L74 108ZM36 60H68V70H36Z', blue[700]),
];

/** The rest of the page, to which a driver scrolls: 400 by 620. */
const rest: Drawing = [
  sheet(400, 620, 22),
  number(46, 48, 4),
  text(84, 59, '2 hours', 36, { face: 'gabarito-800' }),
  text(214, 59, 'and a loaner', 28),
  hairlines(24, 352, [89]),
  number(46, 127, 5),
  text(84, 137, 'What we do, in 5 steps', 28, { face: 'figtree-700' }),
  at(42, 164, photo),
  hairlines(24, 352, [317]),
  number(46, 355, 6),
  text(84, 365, '24 months, 24,000 mi', 28, { face: 'figtree-700' }),
  hairlines(24, 352, [393]),
  number(46, 442, 7),
  rect(84, 412, 274, 60, orange[500], 14),
  text(221, 453, 'Call the shop', 31, {
    face: 'figtree-700',
    color: blue[950],
    anchor: 'middle',
  }),
  times(4, (index) =>
    rect(
      84 + (index % 2) * 142,
      488 + Math.floor(index / 2) * 48,
      132,
      36,
      { fill: white, stroke: ui.inkSoft, strokeWidth: 2.5 },
      9,
    ),
  ),
];

export const picture = closeup(
  'A service page about brakes: title, signs and price on the first screen of a phone, then time, work, guarantee and call',
  [
    rect(0, 0, 880, 880, blue[600]),
    path('M0 640L880 440V880H0Z', blue[800]),
    circle(38, 642, 196, { fill: blue[950], opacity: 0.2 }),
    at(26, 630, disc(196)),
    at(426, 158, rest, 0.92),
    at(101, 194, phone, 0.92),
    circle(414, 440, 27, butter[400]),
    stroke('M402 440H424M415 430L425 440L415 450', blue[950], 5.5),
  ],
  880,
);

export const night = 'screen';
