import { path, rect } from '../../drawing/drawing.ts';
import { place } from '../../drawing/isometric.ts';
import { blue, orange, paper } from '../../drawing/ramps.ts';
import { screen, words, writing } from '../../kit/devices.ts';
import { icon } from '../../kit/scene.ts';

/** A window whose tab has the name of the page. */
const page = [
  rect(2, 2, 120, 88, blue[700], 4),
  path('M6 26V10q0-5 5-5h86q5 0 5 5v16Z', paper[0]),
  words(12, 21, 'Brake repair', 14.5),
  rect(2, 26, 120, 64, paper[0], 3),
  rect(9, 34, 52, 26, blue[100], 4),
  writing(67, 36, [46, 34, 42]),
];

/** The same name is the line of the result that people click. */
const result = [
  rect(2, 2, 120, 38, paper[0], 4),
  words(9, 19, 'Brake repair', 17, blue[600]),
  rect(9, 23, 94, 3, orange[500], 1.5),
  writing(9, 31, [98], { color: paper[300] }),
];

export const picture = icon({ mood: 'day', seed: 307, center: [110, 124], scale: 0.9 }, [
  place(screen(124, 92, page, { edge: blue[700] }), [-30, -58]),
  place(screen(124, 42, result, { edge: orange[500] }), [24, -62]),
]);
