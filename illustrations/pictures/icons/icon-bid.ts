import { circle, rect, stroke } from '../../drawing/drawing.ts';
import { place } from '../../drawing/isometric.ts';
import { lettering } from '../../drawing/lettering.ts';
import { blue, orange, paper, skin } from '../../drawing/ramps.ts';
import { adLabel, screen, writing } from '../../kit/devices.ts';
import { type PersonOptions, person } from '../../kit/people.ts';
import { icon } from '../../kit/scene.ts';

/** The place for an ad that is at auction. */
const ad = [
  rect(2, 2, 102, 70, paper[0], 4),
  adLabel(10, 11),
  rect(36, 12, 58, 7, blue[800], 3),
  writing(10, 28, [84, 62], { gap: 10 }),
];

/** Somebody who holds up a paddle with a price. */
const bidder = (price: string, paddle: (typeof paper)[0], options: PersonOptions) => [
  person({ reach: 'up', ...options }),
  stroke('M12.6-34V-50', blue[950], 3.4),
  circle(12.6, -58, 15, paddle),
  lettering(12.6, -52.6, price, {
    size: 16,
    face: 'gabarito-800',
    color: blue[950],
    anchor: 'middle',
  }),
];

export const picture = icon({ mood: 'day', seed: 191 }, [
  place(screen(106, 74, ad, { edge: blue[700] }), [-42, -52]),
  place(
    bidder('$5', blue[200], { top: blue[600], skin: skin[4], hair: blue[950] }),
    [42, -20],
    1.1,
  ),
  place(bidder('$6', orange[500], { top: orange[500], skin: skin[1] }), [20, 14], 1.1),
  place(bidder('$4', blue[200], { top: blue[800], skin: skin[3], hair: blue[950] }), [-2, 48], 1.1),
]);
