import { at, path, rect } from '../../drawing/drawing.ts';
import { place } from '../../drawing/isometric.ts';
import { blue, leaf, orange, paper, skin } from '../../drawing/ramps.ts';
import { screen, words } from '../../kit/devices.ts';
import { stars } from '../../kit/markers.ts';
import { person } from '../../kit/people.ts';
import { icon } from '../../kit/scene.ts';

/** What a customer says, below five stars. */
const review = [
  rect(2, 2, 122, 88, paper[0], 4),
  at(9, 10, stars(5, 19)),
  path('M9 55q0-16 12-18v6q-5 2-5 7h5v11H9ZM25 55q0-16 12-18v6q-5 2-5 7h5v11H25Z', blue[300]),
  words(44, 51, 'brakes in', 16),
  words(44, 70, 'two hours', 16),
  rect(44, 76, 70, 5, orange[500], 2.5),
];

export const picture = icon({ mood: 'day', seed: 337, center: [110, 124], scale: 0.9 }, [
  place(screen(126, 92, review, { edge: blue[700] }), [-24, -66]),
  place(person({ top: leaf[600], skin: skin[4], hair: blue[950], reach: 'up' }), [38, 20], 1.15),
]);
