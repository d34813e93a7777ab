import { rect } from '../../drawing/drawing.ts';
import { place } from '../../drawing/isometric.ts';
import { blue, butter, orange, paper } from '../../drawing/ramps.ts';
import { browser, screen, searchField, words, writing } from '../../kit/devices.ts';
import { icon } from '../../kit/scene.ts';

/** A page whose heading is the search. */
const page = browser(112, 92, [
  rect(8, 18, 92, 38, butter[200], 5),
  words(13, 34, 'gluten free', 15),
  words(13, 51, 'cake', 15),
  writing(8, 62, [88, 60]),
]);

/** What somebody typed. */
const search = [rect(2, 2, 120, 26, paper[0], 4), searchField(5, 6, 114, 'gluten free cake')];

export const picture = icon({ mood: 'sea', seed: 225, center: [110, 128], scale: 0.87 }, [
  place(screen(112, 92, page, { edge: blue[700] }), [-34, -54]),
  place(screen(124, 30, search, { edge: orange[500] }), [26, -62]),
]);
