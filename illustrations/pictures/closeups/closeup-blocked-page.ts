import { type Drawing, at, rect, stroke, transformed } from '../../drawing/drawing.ts';
import { blue, brick, leaf, orange, skin, white } from '../../drawing/ramps.ts';
import { closeup, coffeeCup } from '../../kit/closeup.ts';
import { longPen, writingHand } from '../../kit/hands.ts';
import { text, ui } from '../../kit/interface.ts';

/** Pages of a site, and what keeps a search engine out of one. */
const pages = [
  { address: '/brakes', fault: '' },
  { address: '/prices', fault: 'blocked' },
  { address: '/tires', fault: '' },
  { address: '/book', fault: 'error 404' },
  { address: '/contact', fault: '' },
];

/** The list on paper, 440 wide, cut by the frame. */
const list: Drawing = [
  rect(10, 14, 440, 480, { fill: blue[950], opacity: 0.16 }, 10),
  rect(0, 0, 440, 480, white, 10),
  text(30, 58, 'Can Google open it?', 36, { face: 'gabarito-800' }),
  pages.map(({ address, fault }, index) => {
    const y = 82 + index * 66;
    return [
      rect(30, y, 380, 2, ui.line),
      fault
        ? stroke(`M34 ${y + 23}l22 22m0-22l-22 22`, brick[600], 7)
        : stroke(`M32 ${y + 34}l9 10l17-22`, leaf[600], 6),
      text(80, y + 44, address, 28, { face: 'figtree-600' }),
      fault ? text(232, y + 44, fault, 28, { face: 'figtree-700', color: brick[600] }) : [],
    ];
  }),
];

export const picture = closeup(
  'A printed list of pages headed “Can Google open it?”: prices is blocked, book gives an error 404',
  [
    rect(0, 0, 880, 440, leaf[600]),
    at(112, 112, coffeeCup(), 1.3),
    at(210, 34, transformed('rotate(-2)', list)),
    at(560, 300, writingHand({ tone: skin[2], sleeve: orange[500] }, longPen(blue[600]))),
  ],
);

export const night = 'paper';
