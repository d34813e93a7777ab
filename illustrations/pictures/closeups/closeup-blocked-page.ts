import { type Drawing, at, rect, stroke, transformed } from '../../drawing/drawing.ts';
import { blue, brick, leaf, white } from '../../drawing/ramps.ts';
import { closeup } from '../../kit/closeup.ts';
import { text, ui } from '../../kit/interface.ts';

/** Pages of a site, and what keeps a search engine out of one. */
const pages = [
  { address: '/brakes', fault: '' },
  { address: '/prices', fault: 'blocked' },
  { address: '/tires', fault: '' },
  { address: '/book', fault: 'error 404' },
];

/** The list on paper, 440 wide. */
const list: Drawing = [
  rect(10, 14, 440, 370, { fill: blue[950], opacity: 0.16 }, 10),
  rect(0, 0, 440, 370, white, 10),
  text(30, 59, 'Can Google open it?', 41, { face: 'gabarito-800' }),
  pages.map(({ address, fault }, index) => {
    const y = 84 + index * 66;
    return [
      rect(30, y, 380, 2, ui.line),
      fault
        ? stroke(`M34 ${y + 23}l22 22m0-22l-22 22`, brick[600], 7)
        : stroke(`M32 ${y + 34}l9 10l17-22`, leaf[600], 6),
      text(80, y + 46, address, 36, { face: 'figtree-600' }),
      fault ? text(232, y + 46, fault, 36, { face: 'figtree-700', color: brick[600] }) : [],
    ];
  }),
];

/** The panel of the card is the ground. */
export const picture = closeup(
  'A printed list of pages headed “Can Google open it?”: prices is blocked, book gives an error 404',
  at(222, 36, transformed('rotate(-2)', list)),
);

export const night = 'paper';
