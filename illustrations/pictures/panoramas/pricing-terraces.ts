import { place } from '../../drawing/isometric.ts';
import { blue, butter, orange, paper, skin } from '../../drawing/ramps.ts';
import { hut, station } from '../../kit/buildings/camps.ts';
import { bush, pine } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { scene } from '../../kit/scene.ts';
import { crates, flag, signpost } from '../../kit/street.ts';
import { ledge, stairs } from '../../kit/terrain.ts';
import { tent } from '../../kit/works.ts';

/** Height of a ledge above the last one. */
const rise = 62;

/** The ledges of one mountain, from the lowest: the middle and the half extent of each. */
const ledges = [
  { center: [0, 20], radii: [150, 216] },
  { center: [-22, -62], radii: [116, 128] },
  { center: [-40, -128], radii: [86, 54] },
] as const;

export const picture = scene(
  'One mountain with a tent at its foot, a hut halfway up and a station with a flag on its summit',
  { width: 580, height: 624, center: [302, 376], scale: 1 },
  [
    ledges.map((outline, index) => {
      const z = index * rise;
      return ledge({
        ...outline,
        seed: 31 + index * 4,
        wobble: 0.016,
        exponent: 4,
        heights: [z - rise, z - 38, z - 13, z],
      });
    }),
    place(flag({ height: 116, scale: 1.8 }), [-34, -176, rise * 2]),
    place(station, [-44, -132, rise * 2], 1),
    place(
      person({ top: orange[500], skin: skin[4], hair: blue[950], pack: blue[800] }),
      [16, -106, rise * 2],
      1.5,
    ),
    place(pine(), [-116, -60, rise], 1.3),
    place(stairs(rise, { steps: 6 }), [20, -76, rise]),
    place(hut, [-52, -14, rise], 1.1),
    place(person({ top: paper[0], skin: skin[1], hair: skin[4] }), [28, 38, rise], 1.5),
    place(stairs(rise, { steps: 6 }), [60, 60, 0]),
    place(pine(), [-118, 90], 1.6),
    place(tent(), [-40, 130], 1.9),
    place(signpost('START', butter[400]), [58, 172], 1.6),
    place(crates(), [0, 196], 1.2),
    place(
      person({ top: butter[400], skin: skin[3], hair: blue[950], pack: blue[800] }),
      [108, 96],
      1.5,
    ),
    place(bush(), [124, -40], 1.3),
    place(bush(), [-92, 186], 1.1),
  ],
);
