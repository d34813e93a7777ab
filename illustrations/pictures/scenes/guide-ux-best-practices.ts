import type { Drawing } from '../../drawing/drawing.ts';
import { block, groundPatch, onRightFace, place } from '../../drawing/isometric.ts';
import { blue, brick, butter, leaf, orange, paper, skin } from '../../drawing/ramps.ts';
import { door, signBoard } from '../../kit/facade.ts';
import { bush, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { tileScene } from '../../kit/scene.ts';

/** Walls of the maze as x, y, width and depth; the way runs between them along x. */
const far = [
  [-74, -86, 8, 72],
  [-66, -86, 126, 8],
  [-50, -66, 8, 36],
  [-50, -30, 44, 8],
  [-26, -66, 8, 22],
  [-10, -78, 8, 40],
  [10, -58, 8, 44],
  [30, -78, 8, 44],
  [52, -78, 8, 62],
  [-58, -22, 118, 8],
] as const;
const near = [
  [-58, 14, 118, 8],
  [-74, 14, 8, 58],
  [-54, 34, 44, 8],
  [-54, 42, 8, 14],
  [-22, 42, 8, 30],
  [2, 22, 8, 34],
  [22, 38, 8, 34],
  [52, 22, 8, 50],
  [-66, 64, 118, 8],
] as const;
const hedges = (walls: readonly (readonly [number, number, number, number])[]): Drawing =>
  walls.map(([x, y, width, depth]) => block([x, y], [width, depth, 13], leaf[600]));

/** A booth with a telephone sign: where the way leads. */
const booth: Drawing = [
  block([0, 0], [30, 30, 56], orange[500]),
  onRightFace([30, 0], [30, 56], [door(6, 12, 18, 44, orange[700], butter[200])]),
  block([-3, -3, 56], [36, 36, 6], blue[900]),
  signBoard([31, -7, 60], [44, 18], 'CALL', { board: blue[900], size: 14 }),
];

export const picture = tileScene(
  'A hedge maze with one straight way through it to a telephone booth',
  { mood: 'leaf', seed: 251, width: 400, height: 344, center: [200, 188] },
  [
    groundPatch([-74, -86], [134, 158], paper[200]),
    hedges(far),
    groundPatch([-58, -14], [132, 28], butter[400]),
    place(booth, [-76, -15]),
    place(person({ top: blue[700], skin: skin[4], hair: blue[950] }), [-8, 0], 1.2),
    hedges(near),
    place(person({ top: paper[0], skin: skin[1], hair: brick[600] }), [66, 2], 1.25),
    place(tree(), [70, -58], 0.8),
    place(bush(), [-84, 60], 0.8),
  ],
);
