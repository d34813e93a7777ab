import { rect } from '../../drawing/drawing.ts';
import { place } from '../../drawing/isometric.ts';
import { blue, orange } from '../../drawing/ramps.ts';
import { browser, screen, words, writing } from '../../kit/devices.ts';
import { cursor } from '../../kit/markers.ts';
import { icon } from '../../kit/scene.ts';

const names = ['Services', 'Prices', 'Team', 'Book'];

/** The menu of a clinic for pets beside its page, with a pointer on one of the names. */
const page = browser(120, 90, [
  rect(2, 12, 66, 76, blue[100], 3),
  rect(5, 33, 60, 19, orange[500], 5),
  names.map((name, row) => words(11, 28 + row * 19, name, 14)),
  rect(74, 19, 38, 26, blue[200], 4),
  writing(74, 52, [38, 30, 36, 20]),
]);

export const picture = icon({ mood: 'leaf', seed: 241, center: [110, 124], scale: 0.92 }, [
  place(screen(120, 90, page, { edge: blue[700] }), [-18, -66]),
  place(cursor(), [6, 12, 36], 0.95),
]);
