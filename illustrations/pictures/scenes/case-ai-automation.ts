import { at } from '../../drawing/drawing.ts';
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
  { mood: 'sand', seed: 73, center: [280, 229] },
  [
    place(harborStreet, [-40, -8], 1.05),
    place(van(), [34, -112]),
    place(phone(chat()), [64, 10], 1.3),
    place(person({ top: orange[500], skin: skin[4], hair: blue[950] }), [46, 108], 1.1),
    place(tree(), [-92, 86]),
    place(bush(), [-20, 102], 0.9),
    place(bush(), [106, -70], 0.8),
    // In letters that are legible in a small card.
    at(-256, -200, bubble('Tonight?', { width: 80, color: paper[0], tail: 'right' }), 2.2),
    at(86, -192, bubble('Booked', { width: 74, color: orange[500] }), 2.2),
  ],
);
