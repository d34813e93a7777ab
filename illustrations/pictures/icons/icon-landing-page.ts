import { type Drawing, circle, rect, stroke } from '../../drawing/drawing.ts';
import { onTopFace, place } from '../../drawing/isometric.ts';
import { blue, butter, leaf, orange, paper } from '../../drawing/ramps.ts';
import { adLabel, browser, screen, searchField, words, writing } from '../../kit/devices.ts';
import { icon } from '../../kit/scene.ts';

const start = (content: Drawing): Drawing =>
  screen(82, 60, [rect(2, 2, 78, 56, paper[0], 4), content], { edge: blue[700] });

/** A line on the ground leads from where somebody clicked to the page. Both say the same. */
const arrival = (seed: number, mood: 'sand' | 'leaf', from: Drawing, page: Drawing) =>
  icon({ mood, seed, center: [110, 124], scale: 0.93 }, [
    place(screen(94, 94, browser(94, 94, page), { edge: blue[700] }), [-4, -72]),
    onTopFace([0, 0], stroke('M2 46H30Q40 46 40 36V-14Q40-24 30-24H8', orange[500], 5)),
    place(start(from), [-14, 12]),
    place(circle(0, 0, 6, orange[500]), [2, 46]),
  ]);

export const pictures = {
  'icon-landing-page': arrival(
    251,
    'sand',
    [adLabel(9, 9), words(9, 36, 'Brakes', 17), words(9, 53, '$180', 17, blue[600])],
    [
      rect(8, 19, 78, 44, butter[200], 5),
      words(14, 37, 'Brakes', 19),
      words(14, 58, '$180', 22, blue[600]),
      rect(8, 70, 48, 16, orange[500], 5),
    ],
  ),
  'icon-landing-visit': arrival(
    257,
    'leaf',
    [searchField(7, 8, 68, 'cat shots'), writing(9, 35, [60, 44], { color: blue[200] })],
    [
      rect(8, 18, 78, 24, butter[200], 5),
      words(13, 36, 'Cat shots', 16),
      writing(8, 49, [70, 54]),
      rect(8, 68, 48, 16, leaf[500], 5),
      words(32, 80, 'Book', 12, paper[0], 'middle'),
    ],
  ),
};
