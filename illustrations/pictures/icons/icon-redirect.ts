import { path, times } from '../../drawing/drawing.ts';
import { block, onRightFace, place } from '../../drawing/isometric.ts';
import { blue, brick, leaf, orange, paper, skin } from '../../drawing/ramps.ts';
import { person } from '../../kit/people.ts';
import { icon } from '../../kit/scene.ts';
import { signpost } from '../../kit/street.ts';

/** Closes a road, 84 wide. */
const barrier = [
  block([0, 6], [6, 6, 22], blue[900]),
  block([0, 72], [6, 6, 22], blue[900]),
  block([0, 0, 22], [6, 84, 24], paper[0]),
  onRightFace(
    [6, 0, 22],
    [84, 24],
    times(4, (stripe) => path(`M${stripe * 21} 24L${stripe * 21 + 8} 0h10l-8 24Z`, brick[500])),
  ),
];

export const picture = icon({ mood: 'leaf', seed: 151 }, [
  place(barrier, [-48, -34]),
  place(signpost('MOVED', orange[500]), [26, -26], 2),
  place(person({ top: leaf[600], skin: skin[4], hair: blue[950], reach: 'right' }), [14, 36], 1.15),
]);
