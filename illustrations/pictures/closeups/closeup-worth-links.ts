import type { Color } from '../../drawing/color.ts';
import { type Drawing, at, circle, path, rect, stroke, times } from '../../drawing/drawing.ts';
import { blue, leaf, orange, white } from '../../drawing/ramps.ts';
import type { Picture } from '../../drawing/svg.ts';
import { closeup } from '../../kit/closeup.ts';
import { text, ui } from '../../kit/interface.ts';

const sites = [
  { name: 'Supplier', color: blue[600] },
  { name: 'Trade group', color: leaf[600] },
  { name: 'Local paper', color: blue[900] },
];

/** A site that links, 300 wide. */
const site = ({ name, color }: (typeof sites)[number]): Drawing => [
  rect(6, 8, 300, 96, { fill: blue[950], opacity: 0.14 }, 20),
  rect(0, 0, 300, 96, white, 20),
  circle(46, 48, 24, color),
  stroke('M40 48h12', white, 5),
  stroke('M42 38h-4a10 10 0 0 0 0 20h4M50 38h4a10 10 0 0 1 0 20h-4', white, 5),
  text(86, 61, name, 36, { face: 'gabarito-700' }),
];

/** The page that all of them link to, 236 wide. */
const page: Drawing = [
  rect(8, 10, 236, 328, { fill: blue[950], opacity: 0.14 }, 20),
  rect(0, 0, 236, 328, white, 20),
  path('M0 48V20Q0 0 20 0H216Q236 0 236 20V48Z', blue[700]),
  times(3, (dot) => circle(28 + dot * 24, 24, 7, blue[300])),
  ['Kestrel', 'Heating'].map((line, index) =>
    text(28, 108 + index * 44, line, 44, { face: 'gabarito-800' }),
  ),
  [180, 130].map((width, line) => rect(28, 188 + line * 28, width, 13, ui.line, 6.5)),
  rect(28, 252, 124, 44, orange[500], 12),
];

/** The three sites and the page on a ground of this color. */
export const worthLinks = (ground: Color): Picture =>
  closeup('A supplier, a trade group and a local paper each link to the page of Kestrel Heating', [
    rect(0, 0, 880, 440, ground),
    sites.map((one, index) => at(124, 52 + index * 120, site(one))),
    [100, 220, 340].map((y) => [stroke(`M436 ${y}C476 ${y} 470 220 510 220`, orange[500], 7)]),
    stroke('M492 202l20 18l-20 18', orange[500], 7),
    at(534, 56, page),
  ]);

export const picture = worthLinks(leaf[100]);
