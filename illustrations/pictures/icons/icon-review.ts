import { at, path, rect } from '../../drawing/drawing.ts';
import { place } from '../../drawing/isometric.ts';
import { blue, orange, paper, skin } from '../../drawing/ramps.ts';
import { shop } from '../../kit/buildings/shop.ts';
import { stars } from '../../kit/markers.ts';
import { person } from '../../kit/people.ts';
import { icon } from '../../kit/scene.ts';

/** What a customer says about a shop, in a speech bubble whose tip is the origin. */
const review = [
  path('M-6-16L0 0L14-16Z', paper[0]),
  rect(-60, -48, 102, 34, paper[0], 12),
  at(-52, -40, stars(5, 15)),
];

export const picture = icon({ mood: 'leaf', seed: 201 }, [
  place(shop({ name: 'PETS', accent: blue[600], nameSize: 18 }), [-34, -4], 0.68),
  place(person({ top: orange[500], skin: skin[4], hair: blue[950] }), [56, 4], 1.2),
  place(review, [60, -4, 72]),
]);
