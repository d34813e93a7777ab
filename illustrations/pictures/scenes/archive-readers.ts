/**
 * Readers on the cabinet of the archive. The page draws the cabinet, and its edges to the back have the slope
 * of the picture. The first two readers hold a card of the page. Narrow screens show the right end.
 */
import type { Color } from '../../drawing/color.ts';
import {
  type Drawing,
  at,
  circle,
  path,
  polygon,
  rect,
  stroke,
  times,
} from '../../drawing/drawing.ts';
import { shade, tint } from '../../drawing/isometric.ts';
import { lettering } from '../../drawing/lettering.ts';
import { blue, brick, butter, leaf, orange, paper, skin } from '../../drawing/ramps.ts';
import type { Picture } from '../../drawing/svg.ts';
import { openBook } from '../../kit/books.ts';
import { pictureAtNight } from '../../kit/night.ts';
import { type PersonOptions, person } from '../../kit/people.ts';

/** How far the edges to the back run to the right, for each pixel up: `guide-cabinet.module.css` has it too. */
const slope = 0.175;
/** The size of a reader. */
const size = 3.2;
const [width, height] = [1200, 224];

/** A reader on the cabinet; y is above its front edge. */
const reader = (x: number, y: number, options: PersonOptions, held: Drawing = []): Drawing =>
  at(x, -y, [person(options), held], size);

/** A box seen from the front, from its lower left corner. `depth` is in pixels of the picture. */
function box(
  [x, y]: readonly [x: number, y: number],
  [wide, tall, depth]: readonly [wide: number, tall: number, depth: number],
  color: Color,
  { top = tint(color, 0.25), side = shade(color, 0.25) } = {},
): Drawing {
  const far = depth * slope;
  return [
    rect(x, -y - tall, wide, tall, color),
    polygon(
      [
        [x, -y - tall],
        [x + wide, -y - tall],
        [x + wide + far, -y - tall - depth],
        [x + far, -y - tall - depth],
      ],
      top,
    ),
    polygon(
      [
        [x + wide, -y - tall],
        [x + wide + far, -y - tall - depth],
        [x + wide + far, -y - depth],
        [x + wide, -y],
      ],
      side,
    ),
  ];
}

/** The shadow of a box, which falls left. */
const shadow = (x: number, y: number, depth: number): Drawing =>
  polygon(
    [
      [x - 16, -y],
      [x, -y],
      [x + depth * slope, -y - depth],
      [x + depth * slope - 16, -y - depth],
    ],
    { fill: blue[950], opacity: 0.2 },
  );

const topics: readonly (readonly [title: string, color: Color, shift: number, wide: number])[] = [
  ['Website Design', leaf[300], 0, 172],
  ['Local SEO', orange[400], 14, 150],
  ['PPC', butter[400], 2, 156],
  ['SEO', paper[0], 12, 140],
];
const thickness = 25;
/** Lying books with a topic on each spine, from the lowest. */
const stack = (x: number, y: number): Drawing => [
  shadow(x, y, 64),
  topics.map(([title, color, shift, wide], index) => {
    const [left, low] = [x + shift, y + index * thickness];
    return [
      box([left, low], [wide, thickness, 64], color, { side: paper[200] }),
      [8, wide - 14].map((band) => rect(left + band, -low - thickness, 6, thickness, shade(color))),
      lettering(left + 22, -low - 7, title, {
        size: 17,
        face: 'gabarito-800',
        color: blue[950],
        night: 'beacon',
      }),
    ];
  }),
];

const spines: readonly (readonly [color: Color, wide: number, tall: number])[] = [
  [blue[800], 26, 84],
  [leaf[500], 22, 72],
  [paper[0], 30, 90],
  [brick[500], 20, 66],
  [blue[300], 26, 78],
];
/** Standing books. */
function row(x: number, y: number): Drawing {
  let left = x;
  return [
    shadow(x, y, 32),
    spines.map(([color, wide, tall]) => {
      const [at, low] = [left, -y - tall];
      left += wide;
      return [
        box([at, y], [wide, tall, 32], color, { top: paper[300] }),
        [8, 14, tall - 16].map((band) => rect(at, low + band, wide, 3, shade(color))),
      ];
    }),
  ];
}

/** A plant in a pot. */
const plant = (x: number, y: number): Drawing =>
  at(x, -y, [
    path('M-26 1q-2-10 20-10v12Z', { fill: blue[950], opacity: 0.2 }),
    [-34, -20, 0, 20, 34].map((lean, index) => [
      path(
        `M0-34Q${lean * 1.1 - 9}-58 ${lean}${index % 2 ? -92 : -74}Q${lean * 0.6 + 9}-54 0-34Z`,
        index % 2 ? leaf[600] : leaf[500],
      ),
    ]),
    path('M-20-38h40l-6 38h-28Z', paper[0]),
    path('M-20-38h14l2 38h-10Z', paper[200]),
    rect(-23, -44, 46, 9, paper[0], 3),
  ]);

/** A card in the hands of a reader. */
const carried = (tone: Color): Drawing => [
  rect(-12, -27, 24, 18, orange[400], 2),
  rect(-12, -25, 24, 16, paper[0], 1.2),
  rect(-8.5, -21.5, 12, 2.6, blue[600], 1.2),
  times(2, (line) => rect(-8.5, -16.5 + line * 3.6, 17 - line * 5, 1.8, paper[300], 0.8)),
  circle(-12, -16, 2.5, tone),
  circle(12, -16, 2.5, tone),
];

/** A book in the hands of a reader, with both arms. */
const reading = (top: Color, tone: Color): Drawing => [
  stroke('M-5-20L-8.500-13.500M5-20L9.500-13.500', shade(top, 0.12), 4),
  openBook(orange[500]),
  circle(-8.5, -18.5, 2.3, tone),
  circle(9.5, -18.5, 2.3, tone),
];

type Clothes = readonly [legs: Color, ...tops: [Color, Color, Color, Color, Color]];

/** From the front edge of the cabinet up. The first two hold the card of the page between them. */
const readers = ([legs, first, second, third, fourth, fifth]: Clothes): Picture => ({
  title:
    'Readers on a cabinet: two pull a card out, one reads on a stack of books, one carries a card',
  width,
  height,
  drawing: at(0, height - 4, [
    reader(35, 30, { top: first, legs, skin: skin[3], hair: blue[950], reach: 'right' }),
    reader(321, 30, { top: second, legs, skin: skin[1], hair: skin[4], reach: 'left' }),
    stack(424, 18),
    reader(
      534,
      18 + topics.length * thickness - 36,
      { top: third, legs, skin: skin[2], hair: skin[5], seated: true },
      reading(third, skin[2]),
    ),
    reader(828, 34, { top: fourth, legs, skin: skin[4], hair: blue[950] }, carried(skin[4])),
    row(900, 24),
    reader(1078, 30, { top: fifth, legs, skin: skin[1], hair: blue[950] }, reading(fifth, skin[1])),
    plant(1150, 36),
  ]),
});

/** Without ground: the page sets it on its cabinet. At night the clothes are lighter. */
export const pictures = {
  'archive-readers': readers([blue[950], blue[600], leaf[600], brick[500], blue[700], leaf[600]]),
  'archive-readers-dark': pictureAtNight(
    readers([blue[200], butter[400], leaf[300], brick[300], orange[300], leaf[300]]),
  ),
};
