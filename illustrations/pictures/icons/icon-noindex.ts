import { rect, stroke } from '../../drawing/drawing.ts';
import { onTopFace, place } from '../../drawing/isometric.ts';
import { blue, orange } from '../../drawing/ramps.ts';
import { browser, screen, words, writing } from '../../kit/devices.ts';
import { robot } from '../../kit/works.ts';
import { icon } from '../../kit/scene.ts';

/** A page that says thanks for an order. */
const page = browser(96, 86, [words(10, 36, 'Thanks', 20), writing(10, 68, [70, 48])]);

/** The tag that robots read. */
const label = [
  rect(0, 0, 88, 26, orange[500]),
  words(44, 18.5, 'noindex', 18, blue[950], 'middle'),
];

/** A robot turns away from a page with that tag. */
export const picture = icon({ mood: 'day', seed: 293, center: [110, 127], scale: 0.88 }, [
  place(screen(96, 86, page, { edge: blue[700] }), [-44, -50]),
  place(screen(88, 26, label, { thickness: 4, edge: orange[600] }), [-34, -46, 24]),
  onTopFace([0, 0], stroke('M34 20V-36M24-26l10-12 10 12', blue[500], 5)),
  place(robot(blue[500]), [28, 52], 1.4),
]);
