import { type Drawing, rect } from '../../drawing/drawing.ts';
import { block, onRightFace, place } from '../../drawing/isometric.ts';
import { blue, brick, butter, leaf, orange, paper, skin } from '../../drawing/ramps.ts';
import { browser, screen, writing } from '../../kit/devices.ts';
import { bush, pine } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { tileScene } from '../../kit/scene.ts';

const gap = { fill: blue[50], stroke: blue[300], strokeWidth: 2, dash: '4 4' } as const;

/** A page with two holes where something has been taken out. */
const page = browser(132, 104, [
  rect(12, 22, 64, 10, blue[700], 4),
  writing(12, 40, [56, 48], { gap: 10, thickness: 5 }),
  rect(12, 66, 40, 16, orange[500], 6),
  rect(84, 22, 36, 30, gap, 5),
  rect(84, 60, 36, 30, gap, 5),
]);

/** A skip full of what was in the way. */
const skip: Drawing = [
  block([4, 4, 6], [38, 64, 16], blue[950]),
  block([8, 8, 12], [20, 26, 24], brick[500]),
  block([16, 40, 12], [18, 22, 20], leaf[500]),
  block([10, 30, 14], [22, 14, 30], butter[400]),
  block([42, 0], [4, 72, 22], orange[500]),
  block([0, 68], [46, 4, 22], orange[500]),
  onRightFace(
    [46, 0],
    [72, 22],
    [rect(0, 3, 72, 3, orange[700]), rect(26, 10, 20, 7, paper[0], 2)],
  ),
];

export const picture = tileScene(
  'Two people carry parts of a web page to a skip; the page has room again',
  { mood: 'sand', seed: 439, center: [240, 206] },
  [
    place(pine(), [-84, -26]),
    place(screen(132, 104, page), [-58, -80]),
    place(
      person({ top: blue[700], skin: skin[4], hair: blue[950], reach: 'right' }),
      [-6, -34],
      1.3,
    ),
    block([10, -62, 12], [16, 24, 24], blue[300]),
    place(skip, [10, 2]),
    place(person({ top: orange[500], skin: skin[1], hat: leaf[300], reach: 'up' }), [68, -30], 1.3),
    place(bush(), [-50, 72]),
    place(bush(), [70, 40], 0.8),
  ],
);
