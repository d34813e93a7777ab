import { circle, path, rect, stroke } from '../../drawing/drawing.ts';
import { block, onTopFace, place } from '../../drawing/isometric.ts';
import { blue, leaf, orange, paper, skin } from '../../drawing/ramps.ts';
import { person } from '../../kit/people.ts';
import { icon } from '../../kit/scene.ts';
import { flag } from '../../kit/street.ts';

/** A map unrolled on the ground: a route with three stops that ends at a flag. */
export const picture = icon({ mood: 'leaf', seed: 123 }, [
  block([-50, -44], [92, 84, 3], paper[300]),
  onTopFace(
    [-50, -44, 3],
    [
      rect(2, 2, 88, 80, paper[0], 3),
      path('M2 50q26-16 44 0t44-8v40H2Z', leaf[100]),
      stroke('M16 66q4-26 26-24t22-24', blue[600], 4, { dash: '7 6' }),
      circle(16, 66, 6, blue[800]),
      circle(42, 42, 6, blue[500]),
      circle(64, 18, 7, orange[500]),
    ],
  ),
  place(flag({ height: 42, scale: 1.1 }), [14, -26, 3]),
  place(person({ top: orange[500], skin: skin[2], pack: blue[700] }), [36, 36], 1.05),
]);
