/** In step 7 of the Google Business Profile guide, across the step; phones show `profile-photos-small`. */
import type { Color } from '../../drawing/color.ts';
import { type Drawing, at, circle, path, rect, stroke, times } from '../../drawing/drawing.ts';
import { blue, butter, leaf, orange, paper, skin, white } from '../../drawing/ramps.ts';
import type { Picture } from '../../drawing/svg.ts';
import { dog } from '../../kit/dog.ts';
import { text } from '../../kit/interface.ts';

export const night = 'paper';

/** The shop with its sign, its awning and its door, 108 wide from 22. */
const shop: Drawing = [
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

/** The front of the shop from across the street, between its neighbors. */
const front: Drawing = [
  rect(0, 0, 152, 130, blue[200]),
  rect(0, 40, 18, 74, paper[300]),
  rect(134, 20, 18, 94, leaf[500]),
  rect(0, 112, 152, 18, paper[200]),
  shop,
];
/** The front door, with its window and handle. */
const door: Drawing = [
  rect(0, 0, 152, 130, blue[600]),
  rect(42, 12, 68, 118, orange[500]),
  rect(54, 24, 44, 52, { fill: blue[100], night: 'glass' }, 4),
  circle(100, 90, 5, blue[950]),
];

/** The counter, with a lamp above it. */
const inside: Drawing = [
  rect(0, 0, 152, 130, paper[200]),
  rect(75, 0, 3, 22, blue[950]),
  path('M52 40Q54 20 76 20T100 40Z', { fill: butter[400], night: 'beacon' }),
  rect(16, 84, 120, 46, blue[700]),
  rect(10, 76, 132, 10, skin[3], 3),
  rect(28, 54, 14, 22, leaf[500], 3),
  rect(46, 60, 14, 16, orange[500], 3),
];

/** A person to the shoulders: the face, the hair and the top. */
const face = (tone: Color, hair: Color, top: Color): Drawing => [
  path('M26 130C28 98 48 90 76 90S124 98 126 130Z', top),
  rect(66, 72, 20, 26, tone, 8),
  circle(76, 56, 28, tone),
  path('M48 56C50 36 66 34 84 40Q98 44 104 58C106 30 92 20 76 20S46 30 48 56Z', hair),
  circle(66, 58, 3, blue[950]),
  circle(86, 58, 3, blue[950]),
  stroke('M67 68Q76 76 85 68', blue[950], 3),
];

/** The owner in an apron. */
const owner: Drawing = [
  rect(0, 0, 152, 130, butter[200]),
  path('M40 62C36 24 56 14 76 14S116 24 112 62L104 84H48Z', skin[5]),
  face(skin[2], skin[5], blue[600]),
  path('M58 96V130H94V96Q76 106 58 96Z', orange[500]),
];

/** The person who answers the phone. */
const phone: Drawing = [
  rect(0, 0, 152, 130, leaf[300]),
  face(skin[4], blue[950], leaf[600]),
  rect(100, 40, 13, 48, blue[700], 6),
  circle(107, 84, 12, skin[4]),
];

/** The team. */
const team: Drawing = [
  rect(0, 0, 152, 130, blue[100]),
  at(-14, 44, face(skin[4], blue[950], leaf[600]), 0.66),
  at(66, 44, face(skin[1], skin[4], orange[500]), 0.66),
  at(23, 36, face(skin[2], skin[5], blue[600]), 0.72),
];

/** The best seller: two bottles of shampoo. */
const product: Drawing = [
  rect(0, 0, 152, 130, orange[300]),
  rect(0, 108, 152, 22, paper[50]),
  rect(36, 44, 40, 70, blue[600], 8),
  rect(48, 26, 16, 20, blue[950], 3),
  rect(42, 64, 28, 28, white, 4),
  rect(84, 60, 32, 54, leaf[600], 8),
  rect(94, 44, 12, 18, blue[950], 3),
];

/** The dog before the bath, and after it on the table. */
const before: Drawing = [rect(0, 0, 152, 130, paper[300]), at(76, 66, dog(false), 0.96)];
const after: Drawing = [rect(0, 0, 152, 130, leaf[300]), at(76, 68, dog(true), 0.96)];

/** The tub with suds. */
const work: Drawing = [
  rect(0, 0, 152, 130, blue[300]),
  at(76, 50, dog(true), 0.86),
  path('M14 78H138L126 122H26Z', white),
  rect(8, 70, 136, 14, paper[50], 7),
  [
    [40, 66, 14],
    [96, 68, 15],
    [78, 76, 9],
  ].map(([x = 0, y = 0, radius = 0]) => circle(x, y, radius, { fill: blue[50], night: 'beacon' })),
];

/** In the order of the list, each with a word of it. */
const photos: readonly (readonly [word: string, content: Drawing])[] = [
  ['Street', front],
  ['Door', door],
  ['Inside', inside],
  ['Before', before],
  ['During', work],
  ['After', after],
  ['Owner', owner],
  ['Phone', phone],
  ['Team', team],
  ['Bestseller', product],
];

/** A photo on a line, 132 by 196, with its number in the list and a word: a peg holds its upper edge. */
const print = (index: number): Drawing => {
  const [word, content] = photos[index]!;
  return [
    rect(5, 6, 132, 196, { fill: blue[950], opacity: 0.25 }, 8),
    rect(0, 0, 132, 196, white, 8),
    at(6, 8, content, 0.79),
    text(66, 150, `${index + 1}`, 32, { face: 'gabarito-800', anchor: 'middle' }),
    text(66, 180, word, 24, { face: 'figtree-700', anchor: 'middle' }),
    rect(59, -16, 14, 32, { fill: orange[400], night: 'beacon' }, 3),
  ];
};

/** A line that sags between its ends, and how far it has sunk at an x. */
const line = (width: number, y: number): Drawing =>
  stroke(`M0 ${y}Q${width / 2} ${y + 36} ${width} ${y}`, blue[300], 4);
const sag = (x: number, width: number) => 72 * (x / width) * (1 - x / width);

const board = (
  size: readonly [width: number, height: number],
  rows: readonly (readonly number[])[],
  scale: number,
): Picture => {
  const [width, height] = size;
  const step = 141 * scale;
  const pitch = (height - 20) / rows.length;
  return {
    title:
      'Ten photos of a dog groomer on a line: front, door, counter, a dog before, in and after the tub, the owner, the phone, the team and shampoo',
    width,
    height,
    drawing: [
      rect(0, 0, width, height, blue[700]),
      rows.map((indices, row) => {
        const y = 40 + row * pitch;
        const left = (width - (indices.length - 1) * step - 132 * scale) / 2;
        return [
          line(width, y - 8),
          indices.map((index, place) => {
            const x = left + place * step;
            return at(x, y + sag(x + 66 * scale, width), print(index), scale);
          }),
        ];
      }),
    ],
  };
};

export const pictures = {
  'profile-photos': board([1440, 290], [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]], 1),
  'profile-photos-small': board(
    [720, 900],
    [
      [0, 1, 2, 3],
      [4, 5, 6],
      [7, 8, 9],
    ],
    1.22,
  ),
};
