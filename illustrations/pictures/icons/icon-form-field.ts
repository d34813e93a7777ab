import { circle, rect } from '../../drawing/drawing.ts';
import { place } from '../../drawing/isometric.ts';
import { lettering } from '../../drawing/lettering.ts';
import { blue, orange, paper } from '../../drawing/ramps.ts';
import { screen } from '../../kit/devices.ts';
import { pencil } from '../../kit/markers.ts';
import { icon } from '../../kit/scene.ts';

const words = (y: number, text: string) =>
  lettering(11, y, text, { size: 15, face: 'gabarito-800', color: blue[900] });

/** Two boxes below their labels. The second is being filled in. */
const fields = [
  rect(2, 2, 116, 84, paper[0], 4),
  words(17, 'Name'),
  rect(10, 21, 100, 18, { fill: paper[0], stroke: blue[300], strokeWidth: 2.5 }, 5),
  rect(17, 27, 44, 6, blue[800], 3),
  words(56, 'Phone'),
  rect(10, 61, 100, 21, { fill: blue[50], stroke: blue[600], strokeWidth: 4 }, 5),
  [0, 1, 2, 3].map((digit) => circle(22 + digit * 11, 71.5, 3.4, blue[800])),
];

export const picture = icon({ mood: 'sea', seed: 149, center: [110, 125] }, [
  place(screen(120, 88, fields, { edge: blue[700] }), [-14, -68]),
  place(pencil(orange[500], 34), [8, 22, 12], 0.8),
]);
