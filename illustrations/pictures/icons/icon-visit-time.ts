import { circle, path, rect, stroke } from '../../drawing/drawing.ts';
import { place } from '../../drawing/isometric.ts';
import { blue, leaf, orange, paper } from '../../drawing/ramps.ts';
import { phone, words, writing } from '../../kit/devices.ts';
import { icon } from '../../kit/scene.ts';

/** A visit that is booked: the time chosen, and a button. */
const visit = [
  rect(18, 7, 24, 4, blue[200], 2),
  words(30, 29, 'Visit', 17, blue[900], 'middle'),
  writing(11, 37, [38, 26]),
  [0, 1].map((row) =>
    [0, 1].map((column) =>
      rect(9 + column * 22, 54 + row * 14, 19, 10, row + column === 2 ? blue[600] : blue[100], 3),
    ),
  ),
  rect(8, 84, 43, 17, leaf[600], 5),
  words(29.5, 97, 'Book', 13, paper[0], 'middle'),
];

/** A stopwatch at 40 seconds, around its middle. */
const stopwatch = [
  rect(-5, -43, 10, 10, blue[500], 2),
  stroke('M24-30l6 6', blue[500], 6),
  circle(0, 0, 33, blue[500]),
  circle(0, 0, 26, paper[0]),
  path('M0 0V-26A26 26 0 1 1-22.5 13Z', orange[500]),
  circle(0, 0, 16, paper[0]),
  words(0, 7, '40', 20, blue[900], 'middle'),
];

export const picture = icon({ mood: 'leaf', seed: 271, center: [110, 124], scale: 0.92 }, [
  place(phone(visit, 60, 106), [-28, -24]),
  place(stopwatch, [40, -22, 34]),
]);
