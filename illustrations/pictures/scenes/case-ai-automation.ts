import { at, stroke } from '../../drawing/drawing.ts';
import { place } from '../../drawing/isometric.ts';
import { blue, orange, paper, skin } from '../../drawing/ramps.ts';
import { harborStreet } from '../../kit/clients.ts';
import { chat, phone } from '../../kit/devices.ts';
import { bubble } from '../../kit/markers.ts';
import { bush, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { wideScene } from '../../kit/scene.ts';
import { van } from '../../kit/vehicles.ts';

export const picture = wideScene(
  'A phone answering a booking message outside a house',
  { mood: 'sand', seed: 73, height: 440, center: [280, 217] },
  [
    place(harborStreet, [-40, -8], 1.05),
    place(van(), [34, -112]),
    place(phone(chat()), [64, 10], 1.3),
    place(person({ top: orange[500], skin: skin[4], hair: blue[950] }), [46, 108], 1.1),
    place(tree(), [-92, 86]),
    place(bush(), [-20, 102], 0.9),
    place(bush(), [106, -70], 0.8),
    // Signs instead of words, which a small card would make illegible.
    at(-236, -204, [
      at(0, 0, bubble('', { width: 44, color: paper[0], tail: 'right' }), 3),
      stroke('M50 38q2-16 18-16t16 16t-18 18v8M66 80v0', blue[950], 11),
    ]),
    at(116, -198, [
      at(0, 0, bubble('', { width: 44, color: orange[500] }), 3),
      stroke('M42 52l18 18l32-36', blue[950], 12),
    ]),
  ],
);
