import { at } from '../../drawing/drawing.ts';
import { block, place } from '../../drawing/isometric.ts';
import { blue, orange, paper } from '../../drawing/ramps.ts';
import { crossGableRoof, gableRoof } from '../../kit/facade.ts';
import { person } from '../../kit/people.ts';
import { scene } from '../../kit/scene.ts';
import { bridge } from '../../kit/street.ts';
import { smallTile } from '../../kit/terrain.ts';

/** Houses at this size are walls and a roof; windows would be smaller than a pixel. */
const cottage = [
  block([-37, -42], [74, 84, 50], paper[0]),
  crossGableRoof([-37, -42, 50], [74, 84, 38], orange[500], paper[0], 7),
];
const hall = [
  block([-44, -54], [88, 108, 60], paper[100]),
  [-42, -16, 12, 38].map((y) => block([40, y], [10, 10, 60], paper[0])),
  gableRoof([-47, -57, 60], [100, 114, 30], blue[600], paper[0], 2),
];

export const picture = scene('', { width: 220, height: 202, center: [112, 124], scale: 0.82 }, [
  place([at(0, 0, smallTile('day', 43, 98), 0.38), at(0, -3, cottage, 0.34)], [-44, 44]),
  place([at(0, 0, smallTile('sand', 47, 98), 0.38), at(0, -3, hall, 0.34)], [42, -42, 22]),
  at(0, 0, [bridge(), place(person({ top: blue[600] }), [2, -2, 20], 0.9)], 0.62),
]);
