import { path, rect, times } from '../../drawing/drawing.ts';
import { place } from '../../drawing/isometric.ts';
import { blue, leaf, orange, paper, skin } from '../../drawing/ramps.ts';
import { screen, searchField, writing } from '../../kit/devices.ts';
import { person } from '../../kit/people.ts';
import { icon } from '../../kit/scene.ts';

const results = [
  rect(2, 2, 122, 94, paper[0], 4),
  searchField(8, 7, 110, 'squeaky brakes'),
  writing(9, 84, [70, 90], { gap: 7 }),
];

/** An answer in sentences, beside two of the pages that it used. */
const answer = [
  rect(2, 2, 122, 46, blue[100], 4),
  path('M15 6q1.5 8 9 9q-7.5 1-9 9q-1.5-8-9-9q7.5-1 9-9Z', orange[500]),
  writing(28, 12, [46], { color: blue[500] }),
  writing(9, 29, [64, 52], { color: blue[500] }),
  times(2, (link) => [
    rect(82, 7 + link * 19, 36, 16, paper[0], 4),
    rect(85, 10 + link * 19, 10, 10, link ? leaf[500] : blue[600], 2),
    rect(98, 13 + link * 19, 16, 4, blue[800], 2),
  ]),
];

export const picture = icon({ mood: 'sea', seed: 89, center: [110, 125], scale: 0.86 }, [
  place(screen(126, 98, results, { edge: blue[700] }), [-28, -64]),
  place(screen(126, 50, answer, { edge: orange[500] }), [0, -64, 28]),
  place(
    person({ top: orange[500], skin: skin[4], hair: blue[950], reach: 'left' }),
    [44, 14],
    1.15,
  ),
]);
