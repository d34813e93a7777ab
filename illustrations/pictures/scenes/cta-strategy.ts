import { type Drawing, polyline, rect } from '../../drawing/drawing.ts';
import { block, onTopFace, place } from '../../drawing/isometric.ts';
import { blue, butter, leaf, paper, skin } from '../../drawing/ramps.ts';
import { chartWindow, screen } from '../../kit/devices.ts';
import { bush, pine, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { tileScene } from '../../kit/scene.ts';

/** A table with a route drawn on a large sheet. */
const table: Drawing = [
  [
    [-38, -42],
    [30, -42],
    [-38, 36],
    [30, 36],
  ].map(([x = 0, y = 0]) => block([x, y], [8, 8, 22], blue[800])),
  block([-42, -46, 22], [84, 94, 6], skin[1]),
  onTopFace(
    [-34, -38, 28],
    [
      rect(0, 0, 68, 78, paper[0], 2),
      polyline(
        [
          [10, 68],
          [10, 52],
          [28, 52],
          [28, 34],
          [46, 34],
          [46, 14],
          [58, 14],
        ],
        blue[500],
        5,
      ),
      rect(52, 8, 12, 12, leaf[500], 6),
      rect(5, 63, 10, 10, blue[800], 5),
    ],
  ),
];

export const picture = tileScene(
  'Three people around a table with a route drawn on a sheet',
  { mood: 'sea', seed: 191, center: [240, 203] },
  [
    place(pine(), [-84, -20]),
    place(screen(104, 98, chartWindow(104, 98, butter[400]), { edge: blue[700] }), [-66, -62]),
    place(tree(), [40, -82], 0.9),
    place(person({ top: leaf[600], skin: skin[1], hair: skin[4] }), [0, -58], 1.2),
    place(table, [4, 4]),
    place(person({ top: butter[400], skin: skin[4], hair: blue[950] }), [58, -4], 1.2),
    place(person({ top: paper[0], skin: skin[2], hair: skin[5] }), [8, 66], 1.2),
    place(bush(), [-58, 66]),
    place(bush(), [66, 56], 0.8),
  ],
);
