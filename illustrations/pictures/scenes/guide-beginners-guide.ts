import type { Drawing } from '../../drawing/drawing.ts';
import { block, place } from '../../drawing/isometric.ts';
import { blue, butter, orange, paper, skin } from '../../drawing/ramps.ts';
import { bush, pine, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { scene } from '../../kit/scene.ts';
import { flag, signpost } from '../../kit/street.ts';
import { peak, summitOf } from '../../kit/terrain.ts';
import { tent } from '../../kit/works.ts';

const hill = { layers: 6, radius: 158, rise: 25, seed: 211 };
const { z: top, shift } = summitOf(hill);

/** Where the near edge of a layer lies along x, in model units. */
const edge = (layer: number): number => hill.radius * (1 - (0.85 / 7) * layer) - layer * 6;

/** Two steps from each layer to the next, and a waymark beside them. */
const way: Drawing = [3, 2, 1, 0].map((layer) => {
  const [x, y, z] = [edge(layer + 1), -layer * 6 - 8, layer * hill.rise];
  return [
    block([x - 4, y, z], [11, 28, hill.rise * 0.66], paper[100], { left: paper[300] }),
    block([x + 7, y, z], [11, 28, hill.rise * 0.33], paper[100], { left: paper[300] }),
    block([x - 2, y + 32, z], [5, 5, 18], layer === 3 ? orange[500] : blue[900]),
  ];
});

export const picture = scene(
  'A hiker with a rucksack at the foot of a hill whose waymarked steps lead to a flag',
  { width: 560, height: 470, center: [276, 256], scale: 1.1 },
  [
    peak(hill),
    place(pine(), [shift - 30, shift + 6, top], 0.8),
    place(flag({ height: 62, scale: 1.3 }), [shift - 6, shift - 14, top]),
    way,
    place(person({ top: blue[900], skin: skin[4], hair: blue[950] }), [edge(4) + 10, 8, 75], 0.95),
    place(tree(), [-20, 104, 25], 0.9),
    place(tent(), [44, 116], 0.95),
    place(signpost('START', butter[400]), [104, 74], 1.15),
    place(
      person({ top: orange[500], skin: skin[1], hair: skin[4], pack: blue[900] }),
      [150, 0],
      1.5,
    ),
    place(pine(), [126, -70], 0.9),
    place(bush(), [-16, 132], 0.9),
    place(pine(), [-74, 96, 0], 1.05),
  ],
);
