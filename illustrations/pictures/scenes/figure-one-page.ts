import type { Color } from '../../drawing/color.ts';
import { type Drawing, at, circle, path, rect } from '../../drawing/drawing.ts';
import { block, place } from '../../drawing/isometric.ts';
import { lettering } from '../../drawing/lettering.ts';
import { blue, butter, leaf, orange, paper, skin } from '../../drawing/ramps.ts';
import { screen, writing } from '../../kit/devices.ts';
import { bush, tree } from '../../kit/nature.ts';
import { type PersonOptions, person } from '../../kit/people.ts';
import { tileScene } from '../../kit/scene.ts';

/** A page on a plinth, and a reader whose one question it answers. */
const counter = (height: number, color: Color, who: PersonOptions): Drawing => [
  block([0, 0], [24, 44, height], blue[200]),
  place(
    screen(
      44,
      62,
      [
        rect(3, 3, 38, 56, paper[0], 4),
        rect(8, 9, 24, 7, color, 3),
        writing(8, 22, [28, 24, 28, 18], { gap: 9 }),
      ],
      { edge: color },
    ),
    [9, 0, height],
  ),
  place(person(who), [44, 18], 1.2),
  place(
    at(24, -58, [
      circle(0, 0, 13, paper[0]),
      path('M-9 6l-8 9l14-3Z', paper[0]),
      lettering(0, 6.4, '?', { size: 18, face: 'gabarito-800', color, anchor: 'middle' }),
    ]),
    [44, 18],
  ),
];

export const picture = tileScene(
  'Three readers with a question each, before three pages that answer one question each',
  { mood: 'leaf', seed: 421, center: [238, 208], scale: 1.08 },
  [
    place(tree(), [-78, -54], 1.1),
    place(
      counter(40, orange[500], { top: butter[400], skin: skin[4], hair: blue[950] }),
      [-32, -88],
    ),
    place(counter(24, blue[600], { top: orange[500], skin: skin[1], hair: skin[4] }), [-30, -32]),
    place(counter(8, leaf[600], { top: paper[0], skin: skin[3], hair: blue[950] }), [-28, 24]),
    place(bush(), [-62, 70]),
  ],
);
