import { type Drawing, circle, ellipse, path, rect } from '../../drawing/drawing.ts';
import { place } from '../../drawing/isometric.ts';
import { blue, hair, leaf, orange, skin } from '../../drawing/ramps.ts';
import { brindle } from '../../kit/clients.ts';
import { starBubble } from '../../kit/markers.ts';
import { person } from '../../kit/people.ts';
import { icon } from '../../kit/scene.ts';

/** A dog that looks to the right, 34 wide, its feet on the origin. */
const smallDog: Drawing = [
  ellipse(0, 0, 17, 5, { fill: blue[950], opacity: 0.16 }),
  path('M-15-17Q-23-21-20-29', { fill: 'none', stroke: skin[3], strokeWidth: 4 }),
  path('M-15 0V-16Q-15-21-9-21H8Q14-21 14-14V0H9V-9H-9V0Z', skin[3]),
  circle(13, -24, 8.5, skin[3]),
  rect(17, -24, 9, 7, skin[3], 3.5),
  path('M7-31Q2-28 4-18Q9-17 11-24Z', hair.brown),
  circle(16, -26, 1.6, blue[950]),
  circle(25, -22.5, 1.8, blue[950]),
  rect(6, -18.5, 11, 3.6, orange[500], 1.8),
];

/** What a customer says about a dog groomer, with the dog. */
export const picture = icon({ mood: 'leaf', seed: 239 }, [
  place(brindle, [-20, 8], 0.72),
  place(smallDog, [42, 34], 0.8),
  place(person({ top: leaf[600], skin: skin[4], hair: blue[950] }), [60, -12], 0.8),
  place(starBubble(), [62, -12, 48]),
]);
