import { place } from '../../drawing/isometric.ts';
import { blue, skin } from '../../drawing/ramps.ts';
import { garage } from '../../kit/buildings/garage.ts';
import { starBubble } from '../../kit/markers.ts';
import { person } from '../../kit/people.ts';
import { icon } from '../../kit/scene.ts';

/** What a driver says about a garage. */
export const picture = icon({ mood: 'leaf', seed: 201 }, [
  place(garage({ name: 'BRAKES' }), [-14, 13], 0.56),
  place(person({ top: blue[600], skin: skin[4], hair: blue[950] }), [62, -16], 0.8),
  place(starBubble(), [64, -16, 48]),
]);
