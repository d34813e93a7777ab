import { mapResults } from '#app/content/samples/screens.ts';
import {
  type Drawing,
  at,
  path,
  polygon,
  rect,
  stroke,
  transformed,
} from '../../drawing/drawing.ts';
import { shade, tint } from '../../drawing/isometric.ts';
import { blue, leaf, orange, paper, skin, white } from '../../drawing/ramps.ts';
import type { Picture } from '../../drawing/svg.ts';
import { label, mapPin, stars, text, ui } from '../../kit/interface.ts';

const tone = skin[3];
const [first, second] = mapResults.listings;

/** A piece of map, 212 by 190: a park, a river and streets, all within its box. */
const map: Drawing = [
  rect(0, 0, 212, 190, paper[100]),
  polygon(
    [
      [120, 0],
      [212, 0],
      [212, 96],
      [150, 70],
    ],
    leaf[100],
  ),
  polygon(
    [
      [0, 120],
      [70, 150],
      [96, 190],
      [0, 190],
    ],
    blue[200],
  ),
  [36, 118].map((y) => rect(0, y, 212, 11, white)),
  [44, 150].map((x) => rect(x, 0, 11, 190, white)),
  polygon(
    [
      [0, 62],
      [212, 92],
      [212, 106],
      [0, 76],
    ],
    orange[200],
  ),
  [
    [66, 10, 34, 18],
    [110, 14, 28, 16],
    [8, 90, 28, 20],
    [64, 134, 36, 22],
    [112, 138, 28, 18],
    [170, 140, 32, 26],
  ].map(([x = 0, y = 0, width = 0, height = 0]) => rect(x, y, width, height, paper[300], 3)),
];

/** A search on a phone, 240 by 486: the map, and the first result with its buttons. */
const phone: Drawing = [
  rect(-11, -11, 262, 508, blue[950], 42),
  rect(0, 0, 240, 486, white, 32),
  rect(88, 10, 64, 14, blue[950], 7),
  rect(14, 40, 212, 42, ui.quietFill, 21),
  stroke('M31 60a7 7 0 1 0 14 0a7 7 0 1 0-14 0M43 66l6 6', blue[600], 2.8),
  label(59, 67, mapResults.query, 16.5, { color: ui.ink }),
  at(14, 94, map),
  mapPin(52, 164, '2', 1.05, false),
  mapPin(190, 150, '3', 1.05, false),
  mapPin(120, 196, '1', 1.7, true),
  rect(14, 296, 212, 122, { fill: orange[100], stroke: orange[500], strokeWidth: 3 }, 16),
  rect(26, 310, 32, 32, orange[500], 10),
  text(42, 333, '1', 19, { face: 'gabarito-800', color: blue[950], anchor: 'middle' }),
  text(68, 327, first.name, 17, { face: 'gabarito-700' }),
  stars(69, 342, first.stars),
  label(156, 348, `(${first.reviews})`, 15),
  rect(26, 370, 94, 36, blue[700], 18),
  text(73, 394, 'Call', 16.5, { face: 'figtree-700', color: white, anchor: 'middle' }),
  rect(128, 370, 86, 36, white, 18),
  text(171, 393, 'Directions', 15, { face: 'figtree-700', color: blue[700], anchor: 'middle' }),
  rect(26, 432, 32, 32, blue[700], 10),
  text(42, 455, '2', 19, { face: 'gabarito-800', color: white, anchor: 'middle' }),
  text(68, 454, second.name, 17, { face: 'gabarito-700' }),
];

/** Palm and sleeve behind the phone, from the lower right corner. */
const palm: Drawing = [
  path('M60 620V470q10-70 90-90l120-20q50 20 50 90v170Z', shade(tone, 0.12)),
  path('M30 640l24-74q130-34 286-6l26 80Z', blue[600]),
  path('M54 566q130-34 286-6l8 26q-150-26-302 8Z', tint(blue[600], 0.2)),
];

/** Four fingertips around the right edge. */
const fingers: Drawing = [206, 262, 316, 366].map((y, index) => [
  rect(222 - index * 3, y, 50, 42 - index * 2, tone, 20),
  rect(222 - index * 3, y + 26 - index, 46, 15, { fill: shade(tone, 0.18), opacity: 0.6 }, 7),
]);

/** The thumb, which is about to press the first button. */
const thumb: Drawing = [
  path(
    'M-70 600C-60 500-50 450-14 420C10 396 44 384 62 388C78 394 76 416 58 428C36 446 30 480 34 540L30 640Z',
    tone,
  ),
  path('M62 388C78 394 76 416 58 428C48 434 40 432 38 422C40 404 48 390 62 388Z', tint(tone, 0.2)),
  path('M-70 600C-60 500-50 450-14 420C-24 470-30 530-26 640Z', {
    fill: shade(tone, 0.2),
    opacity: 0.5,
  }),
];

export const picture: Picture = {
  title: `A hand holds a phone with map results; the thumb is about to call ${mapResults.client}`,
  width: 520,
  height: 560,
  drawing: at(150, 44, transformed('rotate(-6 120 240)', [palm, phone, fingers, thumb]), 0.98),
};
