import { type Drawing, circle, rect, stroke } from '../../drawing/drawing.ts';
import { block, onRightFace, place } from '../../drawing/isometric.ts';
import { blue, butter, leaf, orange, paper, skin, white } from '../../drawing/ramps.ts';
import { screen } from '../../kit/devices.ts';
import { windows } from '../../kit/facade.ts';
import { bush, tree } from '../../kit/nature.ts';
import { type PersonOptions, person } from '../../kit/people.ts';
import { tileScene } from '../../kit/scene.ts';

/** An office cut open: a wall with a chart of trials, a window, a floor. */
const office: Drawing = [
  block([-70, -72], [136, 140, 4], blue[300]),
  block([-70, -72, 4], [6, 140, 84], paper[0]),
  onRightFace(
    [-64, -72, 4],
    [140, 84],
    [
      windows([[12, 14]], [40, 34], { bars: 1 }),
      rect(66, 10, 62, 48, blue[900], 4),
      [9, 13, 20, 34].map((height, bar) =>
        rect(73 + bar * 13, 51 - height, 9, height, bar === 3 ? orange[500] : blue[400], 2),
      ),
      rect(0, 78, 140, 6, blue[600]),
    ],
  ),
  block([-70, -78, 4], [128, 6, 84], blue[100], { left: blue[100] }),
];

/** A desk with a screen, and who sits behind it. */
const desk = (who: PersonOptions, line: string): Drawing => [
  place(person(who), [-10, 20], 1.15),
  block([0, 0], [20, 44, 20], paper[100], { left: paper[300], top: paper[0] }),
  place(
    screen(
      32,
      22,
      [rect(2, 2, 28, 18, white, 2), stroke(line, blue[600], 2.4), circle(26, 6, 2.4, orange[500])],
      {
        thickness: 3,
        edge: blue[950],
      },
    ),
    [10, 6, 20],
  ),
];

export const picture = tileScene(
  'A software office with three desks and a chart on the wall that climbs',
  { mood: 'sea', seed: 373, center: [240, 204] },
  [
    place(tree(), [-88, 0], 0.9),
    office,
    place(
      desk({ top: orange[500], skin: skin[4], hair: blue[950] }, 'M5 16l7-3l6 1l8-8'),
      [-26, -52, 4],
    ),
    place(
      desk({ top: butter[400], skin: skin[1], hair: skin[3] }, 'M5 17l7-6l6 2l8-7'),
      [-26, 14, 4],
    ),
    place(desk({ top: leaf[600], skin: skin[2] }, 'M5 15l7-1l6-4l8-4'), [30, -44, 4]),
    place(
      person({ top: paper[0], skin: skin[1], hair: orange[500], reach: 'left' }),
      [44, 40, 4],
      1.2,
    ),
    place(bush(), [-40, 86]),
  ],
);
