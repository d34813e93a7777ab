import { type Drawing, rect } from '../../drawing/drawing.ts';
import { block, onTopFace, place } from '../../drawing/isometric.ts';
import { blue, orange, paper, skin } from '../../drawing/ramps.ts';
import { writing } from '../../kit/devices.ts';
import { pencil } from '../../kit/markers.ts';
import { bush, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { tileScene } from '../../kit/scene.ts';

const page: Drawing = [
  rect(10, 10, 58, 7, blue[700], 3),
  writing(10, 26, [62, 54, 60, 40, 58], { gap: 12, thickness: 4.5 }),
  rect(10, 84, 26, 9, orange[500], 3),
];

export const picture = tileScene('A stack of pages with a pencil', { mood: 'leaf', seed: 53 }, [
  block([-52, -54], [84, 100, 8], paper[200], { left: paper[300] }),
  block([-48, -51, 9], [84, 100, 8], blue[100], { left: blue[200] }),
  block([-44, -48, 18], [84, 100, 8], paper[0], { left: paper[200] }),
  onTopFace([-44, -48, 26], page),
  place(pencil(), [-16, 20, 30]),
  place(person({ top: blue[600], skin: skin[3], hair: blue[950] }), [58, -40]),
  place(tree(), [-60, 74], 0.9),
  place(bush(), [50, 66], 0.8),
]);
