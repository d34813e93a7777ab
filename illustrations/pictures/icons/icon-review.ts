import { at, path, rect } from '../../drawing/drawing.ts';
import { place } from '../../drawing/isometric.ts';
import { blue, paper, skin } from '../../drawing/ramps.ts';
import { garage } from '../../kit/buildings/garage.ts';
import { stars } from '../../kit/markers.ts';
import { person } from '../../kit/people.ts';
import { icon } from '../../kit/scene.ts';

const edge = { fill: paper[0], stroke: blue[600], strokeWidth: 4 };

/** What a driver says about a garage, in a speech bubble whose tip is the origin. */
const review = [
  path('M-12-38L0 0L12-38Z', edge),
  rect(-72, -71, 112, 36, edge, 12),
  path('M-9.5-37L0-6L9.5-37Z', paper[0]),
  at(-60, -61, stars(5, 16)),
];

export const picture = icon({ mood: 'leaf', seed: 201 }, [
  place(garage({ name: 'BRAKES' }), [-14, 13], 0.56),
  place(person({ top: blue[600], skin: skin[4], hair: blue[950] }), [62, -16], 0.8),
  place(review, [64, -16, 48]),
]);
