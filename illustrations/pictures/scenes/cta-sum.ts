import type { Color } from '../../drawing/color.ts';
import { type Drawing, ellipse, rect, stroke } from '../../drawing/drawing.ts';
import { place } from '../../drawing/isometric.ts';
import { blue, butter, leaf, paper, skin } from '../../drawing/ramps.ts';
import { screen } from '../../kit/devices.ts';
import { coins } from '../../kit/markers.ts';
import { bush, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { tileScene } from '../../kit/scene.ts';
import { ladder } from '../../kit/works.ts';

/** Beads pushed to the right, and beads still at the left, rod by rod. */
const rods: readonly (readonly [done: number, left: number, color: Color])[] = [
  [2, 5, butter[400]],
  [3, 4, blue[300]],
  [5, 2, blue[500]],
  [6, 1, blue[700]],
];
const abacus: Drawing = [
  rect(5, 5, 134, 106, paper[0], 4),
  rods.map(([done, left, color], row) => {
    const v = 20 + row * 25;
    const bead = (u: number) => [
      ellipse(u, v, 6.4, 10.5, color),
      stroke(`M${u - 2.4} ${v - 5}v7`, paper[0], 1.8, { opacity: 0.5 }),
    ];
    return [
      rect(5, v - 1.5, 134, 3, blue[950]),
      Array.from({ length: left }, (_, index) => bead(13 + index * 13)),
      Array.from({ length: done }, (_, index) => bead(131 - index * 13)),
    ];
  }),
];

export const picture = tileScene(
  'An abacus taller than its users, who push the yellow beads of the last row to the right',
  { mood: 'day', seed: 293, center: [240, 209], scale: 1.08 },
  [
    place(tree(), [-84, -30], 1.05),
    place(screen(144, 116, abacus, { thickness: 12, edge: blue[800] }), [-42, -84]),
    place(ladder(70), [-26, -58]),
    place(
      person({ top: paper[0], skin: skin[4], hair: blue[950], reach: 'up' }),
      [-18, -48, 36],
      1.15,
    ),
    place(person({ top: leaf[600], skin: skin[1], hair: skin[4], reach: 'left' }), [8, 16], 1.3),
    place(coins(2, butter[400]), [44, -44]),
    place(coins(4, butter[400]), [52, -16]),
    place(coins(7, butter[400]), [60, 14]),
    place(person({ top: butter[400], skin: skin[3], hair: blue[950] }), [18, 64], 1.25),
    place(bush(), [-36, 82]),
  ],
);
