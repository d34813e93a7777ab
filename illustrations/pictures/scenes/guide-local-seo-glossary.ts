import { type Drawing, stroke } from '../../drawing/drawing.ts';
import { block, onTopFace, place } from '../../drawing/isometric.ts';
import { lettering } from '../../drawing/lettering.ts';
import { blue, brick, leaf, orange, paper, skin } from '../../drawing/ramps.ts';
import { bakery } from '../../kit/buildings/bakery.ts';
import { house } from '../../kit/buildings/house.ts';
import { writing } from '../../kit/devices.ts';
import { bush, pine, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { scene } from '../../kit/scene.ts';
import { tile } from '../../kit/terrain.ts';

const big = { size: 23, face: 'gabarito-800' } as const;

/** An open book: a street on its far page, the words for it on the near one. */
const book: Drawing = [
  block([-82, -74], [158, 134, 5], blue[800]),
  block([-78, -70, 5], [76, 126, 11], paper[0], { left: paper[300], top: blue[50] }),
  block([0, -70, 5], [72, 126, 11], paper[0], { left: paper[300] }),
  onTopFace(
    [-78, -70, 16],
    [
      stroke('M0 78H76M40 0V126', paper[0], 13),
      stroke('M0 78H76', blue[200], 1.6, { dash: '6 6' }),
    ],
  ),
  onTopFace(
    [6, -70, 16],
    [
      [
        { word: 'MAP', color: orange[600], top: 28 },
        { word: 'NAP', color: blue[700], top: 88 },
      ].map(({ word, color, top }) => [
        lettering(6, top, word, { ...big, color }),
        writing(6, top + 10, [54, 44], { gap: 10, thickness: 4 }),
      ]),
    ],
  ),
  block([28, 56, 5], [10, 16, 2], orange[500]),
];

export const picture = scene(
  'An open book: a street with your shop stands on one page, the words for it on the other',
  { width: 480, height: 360, center: [236, 182], scale: 1.12 },
  [
    tile('leaf', 229, { radius: 138 }),
    place(tree(), [-94, 6], 0.8),
    book,
    place(house({ wall: paper[0], roof: brick[500] }), [-58, -50, 16], 0.4),
    place(bakery({ name: 'CAFE', accent: leaf[600] }), [-20, -46, 16], 0.42),
    place(pine(), [-66, 22, 16], 0.75),
    place(bakery({ name: 'YOU', accent: blue[600] }), [-22, 34, 16], 0.5),
    place(
      person({ top: blue[600], skin: skin[4], hair: blue[950], reach: 'left' }),
      [72, -88],
      1.25,
    ),
    place(bush(), [-54, 84], 0.9),
  ],
);
