import { type Drawing, at, circle, path, rect } from '../../drawing/drawing.ts';
import { block, onRightFace, place } from '../../drawing/isometric.ts';
import { blue, butter, leaf, orange, paper, skin, white } from '../../drawing/ramps.ts';
import { screen, writing } from '../../kit/devices.ts';
import { windows } from '../../kit/facade.ts';
import { bush } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { tileScene } from '../../kit/scene.ts';

/** The crown and two roots of a molar, on a plate. */
const tooth = [
  rect(0, 0, 34, 38, leaf[600], 6),
  path(
    'M8 8q5-3 9 0q4-3 9 0q5 5 2 12l-3 12q-3 3-4-2l-2-6h-4l-2 6q-1 5-4 2l-3-12q-3-7 2-12Z',
    white,
  ),
];

const reception: Drawing = [
  block([-64, -66], [6, 132, 82], leaf[100]),
  onRightFace(
    [-58, -66],
    [132, 82],
    [windows([[12, 16]], [34, 34], { bars: 1 }), at(78, 12, tooth), rect(0, 76, 132, 6, leaf[500])],
  ),
  block([-64, -72], [112, 6, 82], leaf[300], { left: leaf[300] }),
];

/** A desk with an appointment list on its screen. */
const desk: Drawing = [
  block([0, -44], [26, 88, 30], paper[0], { left: paper[300] }),
  onRightFace([26, -44], [88, 30], [rect(0, 5, 88, 6, leaf[600]), circle(44, 20, 4, orange[500])]),
  place(
    screen(
      34,
      26,
      [
        rect(2, 2, 30, 22, white, 2),
        writing(6, 6, [20, 16, 20], { gap: 6, thickness: 3.5, colour: blue[300] }),
      ],
      { thickness: 4 },
    ),
    [8, -6, 30],
  ),
];

export const picture = tileScene(
  'The front desk of a dental practice, two patients waiting for their turn',
  { mood: 'leaf', seed: 179, centre: [240, 201] },
  [
    reception,
    place(
      person({ top: paper[0], skin: skin[3], hair: blue[950], legs: leaf[700] }),
      [-28, 6],
      1.25,
    ),
    place(desk, [-12, -4]),
    [-20, 4].map((y) => [
      block([60, y - 42], [18, 18, 12], blue[500]),
      block([60, y - 42, 12], [4, 18, 16], blue[500]),
    ]),
    place(person({ top: orange[500], skin: skin[1], hair: skin[4] }), [54, 12], 1.2),
    place(person({ top: butter[400], skin: skin[4], hair: blue[950] }), [44, 44], 1.2),
    place(bush(), [-42, 78], 1.1),
  ],
);
