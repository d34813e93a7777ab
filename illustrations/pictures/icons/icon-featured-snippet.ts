import { rect } from '../../drawing/drawing.ts';
import { place } from '../../drawing/isometric.ts';
import { blue, orange, paper, skin } from '../../drawing/ramps.ts';
import { screen, searchField, words, writing } from '../../kit/devices.ts';
import { person } from '../../kit/people.ts';
import { icon } from '../../kit/scene.ts';

const results = [
  rect(2, 2, 116, 90, paper[0], 4),
  searchField(8, 8, 86, 'brake pads'),
  writing(9, 76, [52, 76], { gap: 7, color: paper[300] }),
];

/** The answer, lifted out of a page to the top of the results, above the link to that page. */
const answer = [
  rect(2, 2, 108, 40, blue[50], 4),
  words(9, 18, 'How long', 15),
  writing(9, 23, [88], { color: blue[400] }),
  rect(9, 32, 44, 5, orange[500], 2.5),
];

export const picture = icon({ mood: 'day', seed: 283, center: [110, 128], scale: 0.87 }, [
  place(screen(120, 94, results, { edge: blue[700] }), [-26, -62]),
  place(screen(112, 44, answer, { edge: orange[500] }), [2, -56, 32]),
  place(person({ top: blue[700], skin: skin[2], hair: blue[950], reach: 'left' }), [44, 14], 1.15),
]);
