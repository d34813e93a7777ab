import { place } from '../../drawing/isometric.ts';
import { blue, butter, orange, paper, skin } from '../../drawing/ramps.ts';
import { station } from '../../kit/buildings/camps.ts';
import { pine } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { scene } from '../../kit/scene.ts';
import { flag } from '../../kit/street.ts';
import { peak, summitOf } from '../../kit/terrain.ts';

const hill = { layers: 4, radius: 156, rise: 26, seed: 389 };
const { z, shift } = summitOf(hill);

export const picture = scene(
  'A station on a summit with a dish and a flag, three climbers in front of it',
  { width: 480, height: 360, center: [250, 223], scale: 0.86 },
  [
    peak(hill),
    place(flag({ height: 92, scale: 1.7 }), [shift - 46, shift - 56, z]),
    place(station, [shift - 14, shift - 8, z], 1.22),
    place(
      person({ top: orange[500], skin: skin[4], hair: blue[950], pack: blue[800] }),
      [52, -26, z],
      1.5,
    ),
    place(
      person({ top: butter[400], skin: skin[1], hair: skin[4], reach: 'up' }),
      [50, 14, z],
      1.5,
    ),
    place(person({ top: paper[0], skin: skin[2], pack: orange[600] }), [96, 52, 26], 1.4),
    place(pine(), [-36, 118, 0], 1.1),
    place(pine(), [124, -48, 0], 1.05),
  ],
);
