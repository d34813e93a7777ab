import { at, rect } from '../../drawing/drawing.ts';
import { place } from '../../drawing/isometric.ts';
import { blue, orange, paper } from '../../drawing/ramps.ts';
import { phone } from '../../kit/devices.ts';
import { bubble } from '../../kit/markers.ts';
import { icon } from '../../kit/scene.ts';

/** A search, the answer above the results with its first link marked, and two results. */
const overview = [
  rect(18, 6, 16, 3, blue[950], 1.5),
  rect(7, 14, 38, 7, paper[200], 3.5),
  rect(7, 25, 38, 33, blue[100], 4),
  rect(11, 30, 30, 3.5, blue[500], 1.75),
  rect(11, 36, 30, 3.5, blue[500], 1.75),
  rect(11, 42, 20, 3.5, blue[500], 1.75),
  rect(11, 49, 14, 6, orange[500], 3),
  rect(27, 49, 14, 6, paper[0], 3),
  rect(7, 64, 30, 4, blue[700], 2),
  rect(7, 70, 38, 3, paper[200], 1.5),
  rect(7, 78, 26, 4, blue[700], 2),
  rect(7, 84, 38, 3, paper[200], 1.5),
];

export const picture = icon({ mood: 'sea', seed: 89 }, [
  at(0, 0, place(phone(overview), [-6, -16], 1.3), 0.92),
  at(-22, -114, bubble('Safe to drive?', { width: 100, color: orange[500] }), 1.3),
]);
