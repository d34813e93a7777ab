/** At the end of the guide to citations, across the upper edge of a band. */
import { type Drawing, at } from '../../drawing/drawing.ts';
import { place } from '../../drawing/isometric.ts';
import { blue, brick, butter, leaf, orange, paper, skin } from '../../drawing/ramps.ts';
import { bakery } from '../../kit/buildings/bakery.ts';
import { pin, tickBadge } from '../../kit/markers.ts';
import { bush, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { wideScene } from '../../kit/scene.ts';
import { road, signpost } from '../../kit/street.ts';

/** A sign that names the bakery, checked. */
const checked = (color: (typeof blue)[200]): Drawing => [
  signpost('BAKERY', color),
  at(0, -62, tickBadge(9, leaf[600])),
];

export const picture = wideScene(
  'A bakery under a map pin; three signs on the road to it all have its name, and a check',
  { mood: 'day', seed: 479, center: [280, 228] },
  [
    place(tree(), [-110, -60], 1.1),
    place(tree(), [-104, 60], 0.9),
    place(road(206, 32), [58, -108]),
    place(bakery({ name: 'TAMARACK', accent: orange[500] }), [-24, -6], 1.15),
    place(pin(''), [-24, -6, 100], 1.3),
    place(checked(butter[400]), [106, -92], 1.12),
    place(checked(blue[200]), [106, -20], 1.12),
    place(person({ top: brick[500], skin: skin[1], hair: skin[5] }), [54, -30], 1.4),
    place(person({ top: blue[600], skin: skin[4], hair: blue[950], reach: 'up' }), [30, 70], 1.4),
    place(checked(paper[0]), [106, 52], 1.12),
    place(bush(), [-40, 104]),
  ],
);
