import { path, rect } from '../../drawing/drawing.ts';
import { place } from '../../drawing/isometric.ts';
import { blue, butter, orange, paper, skin } from '../../drawing/ramps.ts';
import { adLabel, screen, searchField, words, writing } from '../../kit/devices.ts';
import { person } from '../../kit/people.ts';
import { icon } from '../../kit/scene.ts';

/** An answer in sentences, with an ad below it. */
const answer = [
  rect(2, 2, 122, 92, paper[0], 4),
  searchField(8, 7, 110, 'best mattress'),
  rect(8, 31, 110, 26, blue[100], 4),
  path('M19 34q1.5 8 9 9q-7.5 1-9 9q-1.5-8-9-9q7.5-1 9-9Z', blue[600]),
  writing(34, 38, [76, 58], { color: blue[500] }),
];
const ad = [
  rect(2, 2, 122, 32, butter[200], 4),
  adLabel(9, 13),
  words(36, 22, 'Mattress', 15),
  rect(102, 11, 15, 14, orange[500], 4),
];

export const picture = icon({ mood: 'sand', seed: 353, center: [110, 128], scale: 0.87 }, [
  place(screen(126, 96, answer, { edge: blue[700] }), [-30, -64]),
  place(screen(126, 36, ad, { edge: orange[500] }), [-2, -62, 4]),
  place(person({ top: blue[700], skin: skin[3], hair: blue[950], reach: 'left' }), [50, 22], 1.1),
]);
