import { circle, path, rect, stroke } from '../../drawing/drawing.ts';
import { onTopFace, place } from '../../drawing/isometric.ts';
import { blue, leaf, orange, paper } from '../../drawing/ramps.ts';
import { adLabel, phone, screen, writing } from '../../kit/devices.ts';
import { icon } from '../../kit/scene.ts';

const ad = [
  rect(2, 2, 74, 66, paper[0], 4),
  adLabel(8, 9),
  rect(8, 24, 56, 6, blue[800], 3),
  writing(8, 36, [60, 44]),
  rect(8, 52, 34, 11, blue[500], 4),
];

/** A telephone receiver on a green button. */
const call = [
  rect(14, 14, 28, 5, blue[200], 2.5),
  circle(28, 54, 18, leaf[500]),
  path('M19 47q2-3 4-2l3 5q0 2-2 3q2 5 6 7q1-2 3-2l5 3q1 2-2 4q-6 2-12-5q-6-7-5-13Z', paper[0]),
];

/** Lines at the side of a telephone that rings. */
const ring = stroke('M0 0q5 8 0 16M9-6q9 14 0 28', orange[500], 4);

/** A line on the ground leads from an ad to the call that it brought. */
export const picture = icon({ mood: 'sand', seed: 193 }, [
  place(screen(78, 70, ad, { edge: blue[700] }), [-40, -26]),
  onTopFace([0, 0], stroke('M-28 18H14Q24 18 24 8V-8Q24-16 30-16H34', orange[500], 5)),
  place(circle(0, 0, 6, orange[500]), [-28, 18]),
  place(phone(call, 56, 96), [34, -44], 0.86),
  place(ring, [44, -54, 68]),
]);
