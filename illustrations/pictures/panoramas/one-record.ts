/** Step 4 of the guide to citations. It fills the width of the step and extends past the container; phones show `one-record-small`. */
import { type Drawing, at, circle, path, rect, stroke, times } from '../../drawing/drawing.ts';
import { blue, brick, butter, leaf, orange, paper, white } from '../../drawing/ramps.ts';
import type { Picture } from '../../drawing/svg.ts';
import { sheet } from '../../kit/closeup.ts';
import { text } from '../../kit/interface.ts';
import { stars } from '../../kit/markers.ts';

/** The sample record of the guide, and the phone of 2023 that some listings still have. */
const [phone, oldPhone] = ['555-0142', '555-0117'];

/** The record of the bakery, 320 by 250. */
const record: Drawing = [
  sheet(320, 250, 18),
  path('M0 64V18Q0 0 18 0H302Q320 0 320 18V64Z', orange[500]),
  text(26, 44, 'Our record', 33, { face: 'gabarito-800', color: blue[950] }),
  text(26, 116, 'Tamarack Lane', 33, { face: 'gabarito-800' }),
  text(26, 152, 'Bakery', 33, { face: 'gabarito-800' }),
  text(26, 214, phone, 36, { face: 'figtree-700' }),
  circle(272, 202, 24, leaf[600]),
  stroke('M262 202l8 9l14-17', white, 5.5, { night: 'beacon' }),
];

const width = 220;
/** What stands for a place, 220 by 84, above its name and the phone it shows. */
const places: Readonly<Record<string, Drawing>> = {
  Map: [
    rect(0, 0, width, 84, { fill: leaf[300], night: 'beacon' }),
    stroke('M6 66L214 24M60 6L96 84M168 6L186 84', white, 11, { night: 'beacon' }),
    path('M132 74C112 50 108 43 108 34A24 24 0 0 1 156 34C156 43 152 50 132 74Z', orange[500]),
    circle(132, 34, 8, { fill: white, night: 'beacon' }),
  ],
  Reviews: [
    rect(0, 0, width, 84, { fill: butter[200], night: 'beacon' }),
    times(5, (star) => at(10 + star * 40, 42, stars(1, 40))),
  ],
  Voice: [
    rect(0, 0, width, 84, { fill: blue[300], night: 'beacon' }),
    times(9, (bar) => {
      const high = [18, 34, 54, 30, 64, 42, 56, 28, 16][bar]!;
      return rect(26 + bar * 20, 42 - high / 2, 10, high, blue[800], 5);
    }),
  ],
  Supplier: [
    rect(0, 0, width, 84, { fill: blue[100], night: 'beacon' }),
    times(3, (drawer) => [
      rect(29, 10 + drawer * 25, 162, 21, blue[600], 4),
      rect(95, 17 + drawer * 25, 30, 7, { fill: white, night: 'beacon' }, 3),
    ]),
  ],
  Directory: [
    rect(0, 0, width, 84, { fill: paper[200], night: 'beacon' }),
    at(
      -15,
      0,
      path(
        'M125 20C98 8 66 8 44 14V76C66 70 98 70 125 80C152 70 184 70 206 76V14C184 8 152 8 125 20Z',
        { fill: white, stroke: blue[800], strokeWidth: 4, night: 'beacon' },
      ),
    ),
    at(
      -15,
      0,
      stroke('M125 20V80M62 32h42M62 48h42M146 32h42M146 48h42', blue[800], 4, { night: 'beacon' }),
    ),
  ],
  Car: [
    rect(0, 0, width, 84, { fill: paper[300], night: 'beacon' }),
    at(
      27,
      -4,
      path(
        'M36 64Q36 48 52 46L62 28Q65 24 70 24H94Q99 24 102 29L110 46Q126 48 126 62V68H36Z',
        blue[700],
      ),
    ),
    at(27, -4, path('M68 46L76 31H90L98 46Z', { fill: blue[100], night: 'beacon' })),
    circle(83, 66, 12, blue[950]),
    circle(135, 66, 12, blue[950]),
  ],
};

type Listing = {
  readonly name: string;
  readonly isRight: boolean;
  readonly x: number;
  readonly y: number;
};

/** A listing, 220 by 166: the red ones have the old phone. */
const listing = ({ name, isRight, x, y }: Listing): Drawing =>
  at(x, y, [
    sheet(width, 166, 16),
    at(0, 0, places[name] ?? []),
    rect(
      -2.5,
      -2.5,
      width + 5,
      171,
      { fill: 'none', stroke: isRight ? white : brick[500], strokeWidth: 9, night: 'beacon' },
      16,
    ),
    text(20, 118, name, 29, { face: 'gabarito-800' }),
    text(20, 152, isRight ? phone : oldPhone, 30, {
      face: 'figtree-700',
      ...(!isRight && { color: brick[600] }),
    }),
    isRight ? [] : stroke('M178 102l24 24m0-24l-24 24', brick[600], 7),
  ]);

/** A line from the record to a listing. */
const spoke = ({ isRight, x, y }: Listing, [fromX, fromY]: readonly [number, number]): Drawing =>
  stroke(`M${fromX} ${fromY}L${x + width / 2} ${y + 83}`, isRight ? leaf[500] : brick[500], 9, {
    night: 'beacon',
    ...(!isRight && { dash: '4 18' }),
  });

const web = (
  size: readonly [number, number],
  corner: readonly [number, number],
  listings: readonly Listing[],
): Picture => ({
  title:
    'The record of a bakery in the middle of six listings: a map, a review site and a voice assistant show its phone 555-0142, a data supplier, a directory and a car still show 555-0117 in red',
  width: size[0],
  height: size[1],
  drawing: [
    rect(0, 0, ...size, blue[700]),
    listings.map((one) => spoke(one, [corner[0] + 160, corner[1] + 125])),
    at(...corner, record),
    listings.map(listing),
  ],
});

export const pictures = {
  'one-record': web(
    [1440, 456],
    [560, 103],
    [
      { name: 'Map', isRight: true, x: 288, y: 34 },
      { name: 'Reviews', isRight: true, x: 34, y: 145 },
      { name: 'Voice', isRight: true, x: 288, y: 256 },
      { name: 'Supplier', isRight: false, x: 932, y: 34 },
      { name: 'Car', isRight: false, x: 1186, y: 145 },
      { name: 'Directory', isRight: false, x: 932, y: 256 },
    ],
  ),
  'one-record-small': web(
    [720, 700],
    [200, 225],
    [
      { name: 'Map', isRight: true, x: 40, y: 30 },
      { name: 'Reviews', isRight: true, x: 460, y: 30 },
      { name: 'Voice', isRight: true, x: 40, y: 504 },
      { name: 'Car', isRight: false, x: 460, y: 504 },
    ],
  ),
};

export const night = 'screen';
