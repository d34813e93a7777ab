import { circle, path, rect } from '../../drawing/drawing.ts';
import { place } from '../../drawing/isometric.ts';
import { blue, butter, orange, paper, skin } from '../../drawing/ramps.ts';
import { bush, footShadow, pine, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { scene } from '../../kit/scene.ts';
import { signpost } from '../../kit/street.ts';
import { peak, summitOf } from '../../kit/terrain.ts';

const hill = { layers: 4, radius: 168, rise: 30, seed: 67, from: 2 };
const { z, shift } = summitOf(hill);

/** A pole, and the dashed outline of the flag that is not there. */
const barePole = [
  footShadow(14),
  rect(-2.5, -118, 5, 118, paper[300]),
  circle(0, -120, 5, orange[500]),
  path('M6-114l58-8l-14 19l14 17l-58 8Z', {
    fill: 'none',
    stroke: blue[300],
    strokeWidth: 3.5,
    dash: '7 7',
  }),
];

export const picture = scene(
  'A hilltop with a bare flagpole; two hikers look for the flag',
  { width: 560, height: 470, center: [286, 292], scale: 1 },
  [
    peak(hill),
    place(barePole, [shift - 26, shift - 30, z]),
    place(pine(), [-74, -30, z], 0.9),
    place(tree(), [-56, 38, z], 0.8),
    place(person({ top: orange[500], skin: skin[3], hair: blue[950] }), [24, -22, z], 1.1),
    place(person({ top: butter[400], skin: skin[1], hair: skin[4] }), [34, 8, z], 1.1),
    place(signpost('SUMMIT'), [8, 52, z]),
    place(bush(), [52, -44, z], 0.8),
    place(pine(), [124, 60]),
    place(tree(), [60, 124]),
    place(bush(), [100, 104], 0.9),
  ],
);
