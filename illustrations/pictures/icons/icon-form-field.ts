import { circle, rect } from '../../drawing/drawing.ts';
import { place } from '../../drawing/isometric.ts';
import { lettering } from '../../drawing/lettering.ts';
import { blue, orange, paper, skin } from '../../drawing/ramps.ts';
import { screen } from '../../kit/devices.ts';
import { person } from '../../kit/people.ts';
import { icon } from '../../kit/scene.ts';

/** A label above the box it belongs to, with a cursor in the box. */
const field = [
  rect(2, 2, 104, 70, paper[0], 4),
  lettering(11, 23, 'Phone', { size: 19, face: 'gabarito-800', color: blue[900] }),
  rect(10, 32, 88, 30, { fill: blue[50], stroke: blue[600], strokeWidth: 3 }, 6),
  [0, 1, 2].map((digit) => circle(24 + digit * 11, 47, 3.4, blue[800])),
  rect(56, 38, 3.4, 18, orange[500]),
];

export const picture = icon({ mood: 'sea', seed: 149 }, [
  place(screen(108, 74, field, { edge: blue[700] }), [-32, -58]),
  place(person({ top: orange[500], skin: skin[3], hair: blue[950], reach: 'left' }), [44, 2], 1.1),
]);
