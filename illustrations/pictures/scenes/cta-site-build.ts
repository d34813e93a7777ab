import { rect } from '../../drawing/drawing.ts';
import { block, onRightFace, place } from '../../drawing/isometric.ts';
import { blue, butter, leaf, paper, skin } from '../../drawing/ramps.ts';
import { browser, screen, writing } from '../../kit/devices.ts';
import { bush, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { tileScene } from '../../kit/scene.ts';
import { toolbox } from '../../kit/works.ts';

/** A page that lacks its button. */
const page = browser(132, 112, [
  rect(12, 22, 58, 10, blue[800], 4),
  writing(12, 40, [52, 44], { gap: 10 }),
  rect(12, 66, 46, 18, { fill: blue[50], stroke: blue[300], strokeWidth: 2, dash: '4 4' }, 6),
  rect(84, 22, 36, 62, leaf[100], 4),
  rect(12, 94, 108, 6, blue[100], 3),
]);

export const picture = tileScene(
  'Two builders bring the last part of a web page, its button',
  { mood: 'leaf', seed: 457, center: [236, 208] },
  [
    place(tree(), [-84, 20], 1),
    place(screen(132, 112, page), [-50, -78]),
    place(person({ top: leaf[600], skin: skin[1], hat: butter[400], reach: 'up' }), [18, 2], 1.2),
    place(person({ top: blue[700], skin: skin[4], hat: paper[0], reach: 'up' }), [18, 56], 1.2),
    block([16, -6, 68], [8, 68, 20], butter[400]),
    onRightFace([24, -6, 68], [68, 20], rect(17, 8, 34, 5, blue[950], 2)),
    place(toolbox(), [62, -34], 1.2),
    place(bush(), [-30, 80], 0.9),
  ],
);
