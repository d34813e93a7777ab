import { type Drawing, circle, rect, stroke, times } from '../../drawing/drawing.ts';
import { block, onLeftFace, onRightFace, place } from '../../drawing/isometric.ts';
import { blue, brick, butter, leaf, orange, paper, skin } from '../../drawing/ramps.ts';
import { castShadow, flatRoof, shadedGlass, signBoard, windows } from '../../kit/facade.ts';
import { coins } from '../../kit/markers.ts';
import { bush, pine } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { tileScene } from '../../kit/scene.ts';
import { ladder } from '../../kit/works.ts';

/** A signal box on four legs, with a view of the whole line. */
const deck = 46;
const box: Drawing = [
  castShadow([-66, -66], [56, 84]),
  [
    [-62, -62],
    [-20, -62],
    [-62, 8],
    [-20, 8],
  ].map(([x = 0, y = 0]) => block([x, y], [7, 7, deck], blue[800])),
  block([-70, -70, deck], [64, 92, 5], orange[500]),
  block([-64, -64, deck + 5], [50, 78, 46], paper[0]),
  onLeftFace([-64, 14, deck + 5], 46, windows([[8, 8]], [34, 20], { glass: shadedGlass, bars: 1 })),
  onRightFace(
    [-14, -64, deck + 5],
    [78, 46],
    windows([[6, 7]], [66, 24], { bars: 2, glass: butter[200] }),
  ),
  flatRoof([-66, -66, deck + 51], [54, 82], blue[500], blue[700]),
  signBoard([-12, -56, deck + 55], [62, 17], 'CONTROL', { board: blue[900], size: 12 }),
];

/** Levers, and a dial whose needle has a stop. */
const console: Drawing = [
  block([0, 0], [16, 46, 20], blue[700]),
  onRightFace(
    [16, 0],
    [46, 20],
    [
      circle(12, 10, 7, paper[0]),
      stroke('M12 10l4-4', brick[500], 2.4),
      rect(24, 6, 16, 8, leaf[500], 3),
    ],
  ),
  times(3, (index) => [
    place(
      [rect(-1.3, -19, 2.6, 19, blue[950]), circle(0, -20, 4, index ? blue[300] : orange[500])],
      [8, 10 + index * 14, 20],
    ),
  ]),
];

/** Rails along y, a truck of coins on them and a buffer where they end. */
const line: Drawing = [
  times(8, (sleeper) => block([0, sleeper * 18], [26, 6, 2], skin[3])),
  [4, 19].map((x) => block([x, -2, 2], [3, 138, 3], blue[900])),
  block([0, -10], [28, 7, 24], brick[500]),
  onRightFace([28, -10], [7, 24], rect(0, 8, 7, 7, paper[0])),
  block([1, 64, 9], [24, 36, 15], blue[500]),
  onRightFace(
    [25, 64],
    [36, 24],
    [circle(9, 19, 5, blue[950]), circle(27, 19, 5, blue[950]), rect(0, 4, 36, 3, blue[300])],
  ),
  place(coins(2, orange[500]), [13, 73, 24], 0.72),
  place(coins(3), [13, 89, 24], 0.72),
];

export const picture = tileScene(
  'A control booth above a rail line; a truck of coins rolls towards a buffer that stops it',
  { mood: 'leaf', seed: 269, center: [238, 213], scale: 1.05 },
  [
    place(pine(), [-86, -50]),
    box,
    place(ladder(deck + 4), [-6, -2]),
    place(console, [6, -74]),
    place(
      person({ top: orange[500], skin: skin[4], hair: blue[950], reach: 'up' }),
      [28, -20],
      1.2,
    ),
    place(line, [40, -70]),
    place(person({ top: blue[600], skin: skin[1], hat: butter[400] }), [4, 58], 1.2),
    place(bush(), [-58, 66]),
  ],
);
