import { circle, rect, times } from '../../drawing/drawing.ts';
import { block, onRightFace, place } from '../../drawing/isometric.ts';
import { blue, leaf, orange, paper, skin } from '../../drawing/ramps.ts';
import { person } from '../../kit/people.ts';
import { icon } from '../../kit/scene.ts';

/** A shelf of goods, each with its label. */
const goods = times(2, (row) =>
  times(3, (column) => {
    const [u, v] = [9 + column * 28, 9 + row * 34];
    const color = [blue[500], orange[500], leaf[500]][(row + column) % 3] ?? blue[500];
    return [
      column === 1
        ? circle(u + 10, v + 10, 9, color)
        : rect(u + 1, v + (row ? 2 : 0), 18, row ? 17 : 19, color, 3),
      rect(u + 2, v + 23, 16, 6, paper[0], 1.5),
    ];
  }),
);

export const picture = icon({ mood: 'day', seed: 133 }, [
  block([-40, -50], [24, 92, 74], skin[2]),
  onRightFace(
    [-16, -50],
    [92, 74],
    [rect(4, 4, 84, 30, skin[4], 2), rect(4, 38, 84, 30, skin[4], 2), goods],
  ),
  place(person({ top: blue[700], skin: skin[1], hair: skin[4], reach: 'up' }), [24, 12], 1.1),
]);
