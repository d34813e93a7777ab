import { block, place } from '../../drawing/isometric.ts';
import { blue, orange } from '../../drawing/ramps.ts';
import { person } from '../../kit/people.ts';
import { icon } from '../../kit/scene.ts';
import { flag } from '../../kit/street.ts';

export const picture = icon({ mood: 'sand', seed: 93 }, [
  [orange[500], blue[600], blue[500], blue[400]].map((color, index) =>
    block([-30, -36 + index * 20], [46, 20, 60 - index * 15], color),
  ),
  place(flag({ height: 34 }), [-6, -26, 60]),
  place(person(), [-6, 34, 15], 0.95),
]);
