import { type Drawing, rect, stroke } from '../../drawing/drawing.ts';
import { place } from '../../drawing/isometric.ts';
import { blue, leaf, orange, paper } from '../../drawing/ramps.ts';
import { screen, words, writing } from '../../kit/devices.ts';
import { padlock } from '../../kit/markers.ts';
import { icon } from '../../kit/scene.ts';

/** A page with a word above it. */
const page = (word: string, head: Drawing): Drawing => [
  rect(2, 2, 60, 82, paper[0], 4),
  words(32, 17, word, 15, blue[900], 'middle'),
  head,
  writing(8, 56, [48, 38, 44]),
];

/** Only the copy, behind a padlock, has the new design. */
export const picture = icon({ mood: 'sea', seed: 269, center: [110, 124], scale: 0.92 }, [
  place(
    screen(64, 86, page('Live', rect(8, 23, 48, 26, blue[200], 3)), { edge: blue[500] }),
    [-22, -72],
  ),
  place(
    screen(
      64,
      86,
      page('Copy', [rect(8, 23, 48, 26, leaf[500], 3), stroke('M14 33h24M14 41h14', paper[0], 4)]),
      { edge: orange[500] },
    ),
    [-22, 4],
  ),
  place(padlock(), [14, 52, 34], 1.15),
]);
