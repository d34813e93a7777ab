import { at, path, rect, times } from '../../drawing/drawing.ts';
import { place } from '../../drawing/isometric.ts';
import { blue, brick, leaf, orange, paper, skin } from '../../drawing/ramps.ts';
import { screen, words } from '../../kit/devices.ts';
import { tickBadge } from '../../kit/markers.ts';
import { person } from '../../kit/people.ts';
import { icon } from '../../kit/scene.ts';

const roofs = [brick[500], blue[600], leaf[600]];

/** Photos of three roofs above the number of a license, which somebody checks. */
const proofs = [
  rect(2, 2, 120, 84, paper[0], 4),
  times(3, (photo) => {
    const x = 8 + photo * 37;
    return [
      rect(x, 8, 33, 34, blue[100], 4),
      rect(x + 6, 25, 21, 17, paper[50]),
      path(`M${x + 2} 27L${x + 16.5} 13L${x + 31} 27Z`, roofs[photo] ?? blue[600]),
      rect(x + 13, 32, 7, 10, blue[800]),
    ];
  }),
  rect(8, 48, 107, 32, leaf[100], 6),
  at(23, 64, tickBadge(9)),
  words(38, 61, 'License', 14),
  words(38, 76, '20417', 14, blue[600]),
];

export const picture = icon({ mood: 'leaf', seed: 263, center: [110, 124], scale: 0.92 }, [
  place(screen(124, 88, proofs, { edge: blue[700] }), [-22, -66]),
  place(person({ top: orange[500], skin: skin[4], hair: blue[950], reach: 'up' }), [38, 22], 1.15),
]);
