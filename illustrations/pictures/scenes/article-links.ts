import { at } from '../../drawing/drawing.ts';
import { place } from '../../drawing/isometric.ts';
import { blue, paper } from '../../drawing/ramps.ts';
import { house } from '../../kit/buildings/house.ts';
import { lawOffice } from '../../kit/buildings/law-office.ts';
import { person } from '../../kit/people.ts';
import { scene } from '../../kit/scene.ts';
import { bridge } from '../../kit/street.ts';
import { tile } from '../../kit/terrain.ts';

export const picture = scene(
  'Two hilltops joined by a bridge, a walker on it',
  { width: 480, height: 360, center: [240, 176], scale: 0.69 },
  [
    place(tile('sea', 61, { radius: 186, rise: 9 }), [12, 14, -24]),
    place(
      [
        at(0, 0, tile('day', 43), 0.62),
        place(house({ wall: paper[0], roof: blue[600] }), [-6, -4], 0.66),
      ],
      [-74, 74],
    ),
    place(at(0, 0, tile('sand', 47), 0.64), [70, -70, 12]),
    place([at(0, 0, tile('sand', 47), 0.62), place(lawOffice(), [0, 0], 0.6)], [70, -70, 34]),
    bridge(),
    place(person({ top: blue[600] }), [2, -2, 20], 0.9),
  ],
);
