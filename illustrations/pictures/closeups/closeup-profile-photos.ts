import { type Drawing, at, circle, path, rect, stroke, times } from '../../drawing/drawing.ts';
import { blue, butter, orange, paper, skin, white } from '../../drawing/ramps.ts';
import { closeup } from '../../kit/closeup.ts';
import { dog } from '../../kit/dog.ts';
import { text } from '../../kit/interface.ts';

/** A photo, 172 by 178, with what it shows under it. The caller keeps the content inside. */
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

/** The owner in an apron. */
const owner: Drawing = [
  rect(0, 0, 152, 130, butter[200]),
  path('M40 62C36 24 56 14 76 14S116 24 112 62L104 84H48Z', skin[5]),
  path('M26 130C28 98 48 90 76 90S124 98 126 130Z', blue[600]),
  rect(66, 72, 20, 26, skin[3], 8),
  circle(76, 56, 28, skin[2]),
  path('M48 56C50 36 66 34 84 40Q98 44 104 58C106 30 92 20 76 20S46 30 48 56Z', skin[5]),
  circle(66, 58, 3, blue[950]),
  circle(86, 58, 3, blue[950]),
  stroke('M67 68Q76 76 85 68', blue[950], 3),
  path('M58 96V130H94V96Q76 106 58 96Z', orange[500]),
];

/** The tub with suds. */
const work: Drawing = [
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
  'Photos of a dog groomer on a profile: the front of the shop, a dog in the tub, and the owner',
  [
    rect(0, 0, 880, 440, blue[700]),
    text(440, 112, 'Brindle and Burr', 38, {
      face: 'gabarito-800',
      color: white,
      anchor: 'middle',
      night: 'beacon',
    }),
    [photo('Front', front), photo('Work', work), photo('Owner', owner)].map((one, index) =>
      at(143 + index * 206, 150, one, 1.06),
    ),
  ],
);
