import { type Drawing, at, circle, path, rect, stroke, times } from '../../drawing/drawing.ts';
import { blue, leaf, orange, white } from '../../drawing/ramps.ts';
import { closeup } from '../../kit/closeup.ts';
import { text, ui } from '../../kit/interface.ts';

const sites = [
  { name: 'Supplier', color: blue[600] },
  { name: 'Trade group', color: leaf[600] },
  { name: 'Local paper', color: blue[900] },
];

/** A site, 226 wide, with its link on the right edge. */
const site = ({ name, color }: (typeof sites)[number]): Drawing => [
  rect(6, 8, 226, 96, { fill: blue[950], opacity: 0.14 }, 20),
  rect(0, 0, 226, 96, white, 20),
  text(14, 60, name, 34, { face: 'gabarito-700' }),
  at(226, 48, [
    circle(0, 0, 22, color),
    stroke('M-6 0h12', white, 5),
    stroke('M-4-10h-4a10 10 0 0 0 0 20h4M4-10h4a10 10 0 0 1 0 20h-4', white, 5),
  ]),
];

/** The page that all of them link to, 184 wide. */
const page: Drawing = [
  rect(8, 10, 184, 328, { fill: blue[950], opacity: 0.14 }, 20),
  rect(0, 0, 184, 328, white, 20),
  path('M0 48V20Q0 0 20 0H164Q184 0 184 20V48Z', blue[700]),
  times(3, (dot) => circle(28 + dot * 24, 24, 7, blue[300])),
  ['Kestrel', 'Heating'].map((line, index) =>
    text(20, 108 + index * 44, line, 42, { face: 'gabarito-800' }),
  ),
  [150, 104].map((width, line) => rect(20, 188 + line * 28, width, 13, ui.line, 6.5)),
  rect(20, 252, 124, 44, orange[500], 12),
];

/** The three sites and the page, 482 wide together. The panel of the card is the ground. */
export const picture = closeup(
  'A supplier, a trade group and a local paper each link to the page of Kestrel Heating',
  [
    sites.map((one, index) => at(200, 52 + index * 120, site(one))),
    [100, 220, 340].map((y) => [stroke(`M450 ${y}C476 ${y} 456 220 482 220`, orange[500], 7)]),
    stroke('M466 202l20 18l-20 18', orange[500], 7),
    at(498, 56, page),
  ],
);

export const night = 'paper';
