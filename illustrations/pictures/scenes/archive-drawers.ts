import type { Color } from '../../drawing/color.ts';
import { type Drawing, at, rect, times } from '../../drawing/drawing.ts';
import { block, onLeftFace, onRightFace, place } from '../../drawing/isometric.ts';
import { blue, butter, leaf, orange, paper, skin } from '../../drawing/ramps.ts';
import { writing } from '../../kit/devices.ts';
import { castShadow } from '../../kit/facade.ts';
import { bush, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { scene } from '../../kit/scene.ts';
import { tile } from '../../kit/terrain.ts';

const [columns, rows] = [4, 3];
const [width, height] = [31, 32];
/** Extent of the cabinet along x and y, its height, and its far corner on the ground. */
const [deep, wide, high] = [42, columns * width + 8, rows * height + 8];
const [left, far] = [-62, -74];
const front = left + deep;

/** A label and a knob in the middle of the front of a drawer. */
const label: Drawing = [rect(5, 5, 18, 8, paper[0], 1.5), rect(11, 17, 6, 4, blue[900], 2)];

/** A cabinet of drawers on a plinth. */
const cabinet: Drawing = [
  castShadow([left, far], [deep, wide]),
  block([left, far], [deep, wide, high], skin[2], { top: skin[1] }),
  onLeftFace([left, far + wide], high, rect(6, 8, deep - 12, high - 16, skin[3], 3)),
  onRightFace(
    [front, far],
    [wide, high],
    times(columns, (column) =>
      times(rows, (row) =>
        at(5 + column * width, 5 + row * height, [rect(0, 0, 28, 29, skin[1], 2), label]),
      ),
    ),
  ),
];

/** A drawer pulled out by `reach`, cards standing in it. Columns count from the left, rows from the floor. */
const open = (column: number, row: number, reach: number, card: Color): Drawing =>
  place(
    [
      block([0, 0], [reach, 28, 24], skin[1], { top: skin[4] }),
      [0.2, 0.45, 0.7].map((share, index) =>
        block([reach * share, 4, 14], [2.5, 20, 20], index === 2 ? card : paper[0]),
      ),
      onRightFace([reach, 0], [28, 24], label),
    ],
    [front, far + 4 + (columns - 1 - column) * width, 6 + row * height],
  );

/** A card somebody has taken out. */
const card: Drawing = [
  block([0, 0], [3, 34, 26], orange[500]),
  onRightFace(
    [3, 0],
    [34, 26],
    [rect(2, 2, 30, 22, paper[0], 2), writing(6, 7, [18, 22, 14], { gap: 6 })],
  ),
];

/** A step stool of two steps that leads up to the cabinet, 20 high. */
const stool: Drawing = [
  block([0, 0], [22, 34, 20], blue[500]),
  block([22, 0], [18, 34, 10], blue[400]),
];

export const picture = scene(
  'Readers at a cabinet of cards, two of its drawers open',
  { width: 412, height: 400, center: [206, 219], scale: 1.2 },
  [
    tile('day', 367, { radius: 120 }),
    place(tree(), [-50, -84], 0.95),
    cabinet,
    open(1, 1, 34, orange[500]),
    place(stool, [front + 8, far + 6]),
    place(
      person({ top: butter[400], skin: skin[4], hair: blue[950], reach: 'left' }),
      [front + 20, far + 24, 20],
      1.25,
    ),
    open(0, 0, 36, leaf[500]),
    place(person({ top: blue[600], skin: skin[3], hair: blue[950] }), [28, 56], 1.3),
    place(person({ top: orange[500], skin: skin[1], hair: skin[4], reach: 'right' }), [48, 4], 1.3),
    place(card, [66, -26, 16], 1),
    place(bush(), [66, -66], 0.9),
    place(bush(), [-40, 74], 0.8),
  ],
);
