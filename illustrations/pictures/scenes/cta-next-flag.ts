import type { Color } from '../../drawing/color.ts';
import { type Drawing, at, circle, path, polyline, rect } from '../../drawing/drawing.ts';
import { block, place } from '../../drawing/isometric.ts';
import { blue, butter, leaf, paper, skin } from '../../drawing/ramps.ts';
import { bush, pine } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { tileScene } from '../../kit/scene.ts';
import { flag } from '../../kit/street.ts';

/** Plinths that climb away to the right; each has a pole. */
const plinths = [
  { y: 42, height: 14, color: blue[300] },
  { y: 8, height: 30, color: blue[400] },
  { y: -26, height: 46, color: blue[500] },
  { y: -60, height: 66, color: blue[700] },
] as const;
const plinth = (y: number, height: number, color: Color, on: Drawing): Drawing => [
  block([-40, y], [44, 34, height], color),
  place(on, [-22, y + 17, height]),
];

/** A pole with its flag halfway up. */
const rising: Drawing = [
  rect(-2, -92, 4, 92, paper[0]),
  circle(0, -94, 5, butter[400]),
  at(2, -62, path('M0 0l36-4l-9 12l9 11l-36 4Z', { fill: butter[400], night: 'beacon' })),
  polyline(
    [
      [0, -90],
      [24, -14],
    ],
    blue[950],
    1.6,
  ),
];

export const picture = tileScene(
  'Four flagpoles on steps; three flags fly, the owner of the highest is pulling hers up',
  { mood: 'leaf', seed: 313, center: [236, 222], scale: 1.02 },
  [
    place(pine(), [-78, -20], 1.1),
    plinths
      .map(({ y, height, color }, index) =>
        plinth(
          y,
          height,
          color,
          index === 3
            ? rising
            : flag({ height: 50, color: [leaf[500], blue[200], paper[0]][index] ?? blue[200] }),
        ),
      )
      .toReversed(),
    place(
      person({ top: butter[400], skin: skin[4], hair: blue[950], reach: 'left' }),
      [-6, -50, 66],
      1.1,
    ),
    place(person({ top: blue[700], skin: skin[1], hair: skin[4], reach: 'up' }), [42, -10], 1.25),
    place(person({ top: paper[0], skin: skin[3], hair: blue[950], reach: 'up' }), [52, 28], 1.25),
    place(bush(), [60, -54], 0.9),
    place(bush(), [-26, 88], 0.9),
  ],
);
