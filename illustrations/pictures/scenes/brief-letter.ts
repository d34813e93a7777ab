import { polyline } from '../../drawing/drawing.ts';
import { place } from '../../drawing/isometric.ts';
import { blue, orange, skin } from '../../drawing/ramps.ts';
import { envelope, screen } from '../../kit/devices.ts';
import { pencil } from '../../kit/markers.ts';
import { bush, footShadow, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { scene } from '../../kit/scene.ts';
import { smallTile } from '../../kit/terrain.ts';

const tick = polyline(
  [
    [53, 46],
    [57, 50],
    [64, 42],
  ],
  blue[950],
  3,
);

export const picture = scene(
  'An envelope, a pencil and a person',
  { width: 320, height: 260, center: [160, 154], scale: 1 },
  [
    smallTile('day', 111, 92),
    place(
      screen(116, 80, [envelope(116, 80), tick], { thickness: 8, edge: blue[400] }),
      [-34, -62],
    ),
    place(person({ top: orange[500], skin: skin[3], hair: blue[950] }), [52, -36], 1.1),
    place(bush(), [60, 38], 0.9),
    place(tree(), [-58, 66], 0.9),
    place(footShadow(10), [40, 44]),
    place(pencil(blue[600], 24), [40, 44, 6], 0.62),
  ],
);
