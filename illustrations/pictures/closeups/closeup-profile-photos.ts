import { type Drawing, at, circle, path, rect, times } from '../../drawing/drawing.ts';
import { blue, leaf, orange, paper, white } from '../../drawing/ramps.ts';
import { closeup } from '../../kit/closeup.ts';
import { dog } from '../../kit/dog.ts';
import { text } from '../../kit/interface.ts';

/** A photo, 200 by 170, with what it shows under it. The caller keeps the content inside. */
const photo = (name: string, content: Drawing): Drawing => [
  rect(6, 8, 172, 178, { fill: blue[950], opacity: 0.2 }, 8),
  rect(0, 0, 172, 178, white, 8),
  at(10, 10, content),
  text(86, 168, name, 21, { face: 'gabarito-700', anchor: 'middle' }),
];

/** The front of the shop from across the street. */
const front: Drawing = [
  rect(0, 0, 152, 130, blue[200]),
  rect(0, 112, 152, 18, paper[300]),
  rect(22, 30, 108, 84, blue[600]),
  rect(30, 38, 92, 18, { fill: blue[900], night: 'beacon' }, 4),
  text(76, 53, 'BRINDLE', 15, {
    face: 'gabarito-800',
    color: white,
    anchor: 'middle',
    night: 'beacon',
  }),
  rect(34, 76, 46, 38, { fill: blue[100], night: 'glass' }),
  rect(92, 74, 26, 40, orange[500]),
  times(4, (stripe) => rect(22 + stripe * 27, 62, 27, 12, stripe % 2 ? white : orange[300])),
];

const before: Drawing = [rect(0, 0, 152, 130, paper[300]), at(76, 66, dog(false))];
const after: Drawing = [rect(0, 0, 152, 130, leaf[300]), at(76, 66, dog(true))];

/** The tub with suds. */
const during: Drawing = [
  rect(0, 0, 152, 130, blue[300]),
  at(76, 50, dog(true), 0.86),
  path('M14 78H138L126 122H26Z', white),
  rect(8, 70, 136, 14, paper[50], 7),
  [
    [40, 66, 14],
    [62, 72, 11],
    [96, 68, 15],
    [116, 74, 10],
    [78, 76, 9],
  ].map(([x = 0, y = 0, radius = 0]) => circle(x, y, radius, { fill: blue[50], night: 'beacon' })),
];

export const picture = closeup(
  'Photos of a dog groomer on a profile: the front of the shop, and a dog before, during and after its groom',
  [
    rect(0, 0, 880, 440, blue[700]),
    text(192, 78, 'Brindle and Burr', 36, { face: 'gabarito-800', color: white, night: 'beacon' }),
    [
      photo('Front', front),
      photo('Before', before),
      photo('During', during),
      photo('After', after),
    ].map((one, index) => at(-64 + index * 256, 106, one, 1.4)),
  ],
);
