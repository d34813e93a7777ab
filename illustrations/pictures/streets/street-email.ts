import { place } from '../../drawing/isometric.ts';
import { blue, brick, orange, skin } from '../../drawing/ramps.ts';
import { lawOffice } from '../../kit/buildings/law-office.ts';
import { envelope, screen } from '../../kit/devices.ts';
import { bush, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { streetShop } from '../../kit/street-shop.ts';

/** A post office with columns, and a letter as tall as its customers. */
export const picture = streetShop({
  mood: 'sand',
  seed: 104,
  building: place(lawOffice({ name: 'POST', roof: orange[500], mark: blue[800] }), [-8, -6], 0.92),
  around: [
    place(screen(50, 34, envelope(50, 34), { thickness: 4, edge: blue[400] }), [36, 6]),
    place(bush(), [52, -40], 0.7),
    place(person({ top: blue[600], skin: skin[2], hair: brick[600] }), [60, 18], 0.9),
    place(tree(), [-40, 62], 0.7),
  ],
});
