import { circle, path, rect } from '../../drawing/drawing.ts';
import { place } from '../../drawing/isometric.ts';
import { blue, orange, paper, skin } from '../../drawing/ramps.ts';
import { browser, screen, words, writing } from '../../kit/devices.ts';
import { person } from '../../kit/people.ts';
import { icon } from '../../kit/scene.ts';

/** The first block of the page of a dentist, above the rest of it. */
const page = browser(126, 94, [
  rect(2, 12, 122, 54, blue[700]),
  words(10, 32, 'Dentist', 20, paper[0]),
  rect(10, 41, 62, 18, orange[500], 5),
  words(41, 54, 'Book', 13, blue[950], 'middle'),
  circle(99, 40, 20, blue[500]),
  path(
    'M89 31q5-4 10 0q5-4 10 0q3 6-1 13q-2 10-5 10q-2 0-4-8q-2 8-4 8q-3 0-5-10q-4-7-1-13Z',
    paper[0],
  ),
  writing(10, 73, [90, 62], { gap: 8 }),
]);

export const picture = icon({ mood: 'leaf', seed: 349, center: [110, 128], scale: 0.87 }, [
  place(screen(126, 94, page, { edge: blue[600] }), [-26, -66]),
  place(person({ top: orange[500], skin: skin[2], hair: blue[950], reach: 'up' }), [38, 20], 1.15),
]);
