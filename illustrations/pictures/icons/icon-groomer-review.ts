import { place } from '../../drawing/isometric.ts';
import { blue, leaf, skin } from '../../drawing/ramps.ts';
import { brindle } from '../../kit/clients.ts';
import { smallDog } from '../../kit/dog.ts';
import { starBubble } from '../../kit/markers.ts';
import { person } from '../../kit/people.ts';
import { icon } from '../../kit/scene.ts';

/** What a customer says about a dog groomer, with the dog. */
export const picture = icon({ mood: 'leaf', seed: 239 }, [
  place(brindle, [-20, 8], 0.72),
  place(smallDog(), [42, 34], 0.8),
  place(person({ top: leaf[600], skin: skin[4], hair: blue[950] }), [60, -12], 0.8),
  place(starBubble(), [62, -12, 48]),
]);
