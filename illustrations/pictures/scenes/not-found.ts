import { at } from '../../drawing/drawing.ts';
import { place } from '../../drawing/isometric.ts';
import { blue, paper } from '../../drawing/ramps.ts';
import { house } from '../../kit/buildings/house.ts';
import { bush, pine } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { scene } from '../../kit/scene.ts';
import { bridge, flag } from '../../kit/street.ts';
import { tile } from '../../kit/terrain.ts';

export const picture = scene(
  'A footbridge between two hills with its middle planks missing',
  { width: 480, height: 330, center: [240, 204], scale: 1.02 },
  [
    place(
      [
        at(0, 0, tile('day', 43), 0.62),
        place(house({ wall: paper[0], roof: blue[600] }), [-6, -4], 0.66),
      ],
      [-74, 74],
    ),
    place(
      [
        at(0, 0, tile('sand', 47), 0.62),
        place(pine(), [-30, -20], 0.8),
        place(flag({ height: 56 }), [6, -6]),
        place(bush(), [16, 20], 0.7),
      ],
      [70, -70, 34],
    ),
    bridge({ broken: true }),
    place(person({ top: blue[600] }), [-24, 26, 12], 0.9),
  ],
);
