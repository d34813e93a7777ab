import { circle, path, rect, stroke } from '../../drawing/drawing.ts';
import { place } from '../../drawing/isometric.ts';
import { blue, brick, orange, paper } from '../../drawing/ramps.ts';
import { screen, words } from '../../kit/devices.ts';
import { icon } from '../../kit/scene.ts';

/** A photo of a brake disc and its pads. */
const photo = [
  rect(2, 2, 110, 86, blue[100], 4),
  circle(55, 40, 30, blue[300]),
  circle(55, 40, 22, paper[0]),
  circle(55, 40, 12, blue[800]),
  path('M74 10q24 22 8 50l-11-7q10-17-6-33Z', brick[500]),
];

/** What a screen reader says in its place. */
const description = [
  rect(2, 2, 112, 28, paper[0], 4),
  words(10, 21, 'Brake pad', 17),
  stroke('M93 11q5 5 0 10M100 7q9 9 0 18', orange[500], 3),
];

export const picture = icon({ mood: 'sea', seed: 347, center: [110, 124], scale: 0.92 }, [
  place(screen(114, 90, photo, { edge: blue[700] }), [-30, -56]),
  place(screen(116, 32, description, { edge: orange[500] }), [24, -58]),
]);
