import { type Drawing, at, circle, path, rect, stroke } from '../../drawing/drawing.ts';
import { blue, leaf, orange, skin, white } from '../../drawing/ramps.ts';
import { closeup, sheet } from '../../kit/closeup.ts';
import { text, ui } from '../../kit/interface.ts';

/** A page about knee pain, 250 wide, cut by the lower edge. */
const page: Drawing = [
  sheet(250, 480, 18),
  path('M0 44V18Q0 0 18 0H232Q250 0 250 18V44Z', blue[600]),
  text(24, 102, 'Knee pain', 38, { face: 'gabarito-800' }),
  rect(24, 128, 202, 118, leaf[300], 12),
  stroke('M46 226L118 160', skin[3], 36),
  stroke('M118 160L172 230', skin[3], 30),
  stroke('M40 232L84 192', blue[800], 46),
  path('M14 128H24V246H226V262H14Z', white),
  circle(122, 160, 25, { fill: 'none', stroke: orange[500], strokeWidth: 6 }),
  text(24, 306, 'Prices', 32, { face: 'gabarito-700', color: blue[600] }),
  rect(24, 314, 92, 4, blue[600]),
  [344, 370].map((y, index) => rect(24, y, [200, 150][index]!, 12, ui.line, 6)),
];

/** What the software says, in the order of the page, and the place of the part of the page. */
const said = [
  ['Heading:', 'Knee pain', 92, 388],
  ['Image:', 'a bent knee', 206, 404],
  ['Link:', 'Prices', 320, 320],
] as const;

/** Stands in the chapter about words, type and contrast of the UX guide. */
export const picture = closeup(
  'A page about knee pain and what reading software says of it, in order: heading, knee pain; image, a bent knee; link, prices',
  [
    rect(0, 0, 880, 440, { fill: orange[200], night: 'beacon' }),
    at(178, 24, page),
    said.map(([kind, words, y, x], index) => [
      stroke(`M${x} ${y + 8}H470`, blue[950], 5),
      rect(462, y - 40, 250, 96, { fill: blue[950], night: 'beacon' }, 22),
      circle(462, y + 8, 25, orange[500]),
      text(462, y + 19, `${index + 1}`, 32, {
        face: 'gabarito-800',
        color: blue[950],
        anchor: 'middle',
      }),
      text(502, y - 2, kind, 25, { color: blue[200], night: 'beacon' }),
      text(502, y + 34, words, 32, { face: 'gabarito-700', color: white, night: 'beacon' }),
    ]),
  ],
);

export const night = 'paper';
