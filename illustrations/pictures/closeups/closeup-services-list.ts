import {
  type Drawing,
  at,
  circle,
  path,
  rect,
  stroke,
  transformed,
} from '../../drawing/drawing.ts';
import { blue, leaf, orange, paper, skin, white } from '../../drawing/ramps.ts';
import { closeup } from '../../kit/closeup.ts';
import { hairlines, text, ui } from '../../kit/interface.ts';

/** A line of the list: what is offered, and how long it takes. */
const service = (row: number, name: string, time: string): Drawing => {
  const y = 254 + row * 62;
  return [
    circle(56, y - 9, 15, leaf[500]),
    stroke(`M49 ${y - 9}l5 6l10-11`, white, 4.5),
    text(86, y, name, 26, { face: 'figtree-600' }),
    text(424, y, time, 26, { color: ui.inkSoft, anchor: 'end' }),
  ];
};

/** A board on the counter of the shop, 464 wide: its category and its services. */
const board: Drawing = [
  rect(10, 14, 464, 420, { fill: blue[950], opacity: 0.18 }, 18),
  rect(0, 0, 464, 420, white, 18),
  path('M0 86V18Q0 0 18 0H446Q464 0 464 18V86Z', blue[700]),
  text(40, 57, 'Brindle and Burr', 38, { face: 'gabarito-800', color: white }),
  rect(40, 102, 186, 50, orange[500], 25),
  text(133, 136, 'Dog groomer', 27, { face: 'figtree-700', color: blue[950], anchor: 'middle' }),
  text(40, 198, 'Services', 28, { face: 'gabarito-800' }),
  hairlines(40, 384, [216, 278, 340]),
  service(0, 'Bath and brush', '1 hour'),
  service(1, 'Full groom', '2-3 hours'),
  service(2, 'Puppy’s first visit', '30 min'),
];

/** A bottle of shampoo, 84 wide. Origin: the middle of its foot. */
const bottle: Drawing = [
  rect(-10, -206, 20, 24, blue[900]),
  path('M-34-216H22V-202H-10V-196H-34Z', blue[900]),
  path('M-42 0V-140Q-42-184-14-184H14Q42-184 42-140V0Z', blue[400]),
  rect(-42, -118, 84, 70, paper[0]),
  circle(0, -76, 12, blue[400]),
  [-17, -6, 6, 17].map((x) => circle(x, x * x === 289 ? -88 : -98, 6, blue[400])),
];

/** A brush, its bristles to the left, 200 long. Origin: the middle of its head. */
const brush: Drawing = [
  [-40, -24, -8, 8, 24, 40].map((y) => stroke(`M-18 ${y}h-22`, blue[900], 6)),
  rect(-22, -56, 44, 112, skin[3], 20),
  rect(-11, 48, 22, 104, skin[3], 11),
  rect(-11, 48, 8, 100, skin[4], 4),
];

export const picture = closeup(
  'A board on the counter of a dog groomer: its category, and three services with their times',
  [
    rect(0, 0, 880, 440, leaf[100]),
    path('M0 440V300L880 60V440Z', leaf[300]),
    rect(0, 396, 880, 44, skin[4]),
    rect(0, 396, 880, 10, skin[3]),
    at(112, 396, bottle),
    at(776, 214, transformed('rotate(10)', brush)),
    at(208, 24, board),
  ],
);

export const night = 'paper';
