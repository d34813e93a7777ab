import { at } from '../../drawing/drawing.ts';
import { place } from '../../drawing/isometric.ts';
import { blue, brick, orange, paper, skin } from '../../drawing/ramps.ts';
import { cafe } from '../../kit/buildings/cafe.ts';
import { bubble, heart } from '../../kit/markers.ts';
import { bush, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { streetShop } from '../../kit/street-shop.ts';

/** A cafe where people talk: a speech bubble with a heart over the roof. */
export const picture = streetShop({
  mood: 'day',
  seed: 101,
  building: [
    cafe({ name: 'SOCIAL', board: blue[800], ink: paper[0] }),
    place(
      [
        at(-34, -58, bubble('', { width: 68, height: 46, color: paper[0] })),
        at(0, -35, heart(brick[500]), 2),
      ],
      [0, 0, 92],
    ),
  ],
  around: [
    place(person({ top: orange[500], skin: skin[3], hair: blue[950] }), [42, -28], 0.9),
    place(person({ top: blue[700], skin: skin[1], hair: skin[4] }), [46, -8], 0.9),
    place(bush(), [36, 52], 0.7),
    place(tree(), [-42, 62], 0.7),
  ],
});
