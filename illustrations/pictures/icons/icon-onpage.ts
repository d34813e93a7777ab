import { at, rect } from '../../drawing/drawing.ts';
import { block, onTopFace, place } from '../../drawing/isometric.ts';
import { blue, paper } from '../../drawing/ramps.ts';
import { writing } from '../../kit/devices.ts';
import { pencil } from '../../kit/markers.ts';
import { icon } from '../../kit/scene.ts';

export const picture = icon({ mood: 'leaf', seed: 86.5 }, [
  block([-40, -42], [64, 78, 8], blue[100], { left: blue[200] }),
  block([-37, -40, 9], [64, 78, 8], paper[0], { left: paper[200] }),
  onTopFace(
    [-37, -40, 17],
    [rect(8, 8, 44, 7, blue[700], 3), writing(8, 23, [48, 40, 46, 30], { gap: 11 })],
  ),
  at(16, -4, place(pencil(), [-16, 20, 30]), 0.84),
]);
