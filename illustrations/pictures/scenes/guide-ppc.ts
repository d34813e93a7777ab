import { path, rect } from '../../drawing/drawing.ts';
import { block, place } from '../../drawing/isometric.ts';
import { lettering } from '../../drawing/lettering.ts';
import { blue, brick, leaf, orange, paper, skin } from '../../drawing/ramps.ts';
import { adLabel, screen } from '../../kit/devices.ts';
import { coins } from '../../kit/markers.ts';
import { bush, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { tileScene } from '../../kit/scene.ts';
import { road } from '../../kit/street.ts';
import { car } from '../../kit/vehicles.ts';

const ad = [
  rect(3, 3, 122, 58, paper[0], 4),
  adLabel(11, 10),
  lettering(11, 40, 'Brakes', { size: 19, face: 'gabarito-800', color: blue[800] }),
  lettering(11, 53, 'from $180', { size: 10.5, face: 'figtree-700', color: leaf[700] }),
  rect(80, 14, 36, 36, orange[500], 10),
  path('M90 40l14-14M94 26h10v10', { fill: 'none', stroke: blue[950], strokeWidth: 4.5 }),
];

export const picture = tileScene(
  'A roadside billboard with a search ad, a car turning towards it, coins at its foot',
  { mood: 'sand', seed: 149, center: [240, 204] },
  [
    place(tree(), [-72, -48], 1.05),
    [-70, 26].map((y) => block([-24, y], [8, 8, 44], blue[900])),
    place(screen(128, 64, ad, { thickness: 8, edge: blue[700] }), [-24, -82, 44]),
    place(coins(3), [-48, 62]),
    place(coins(5, orange[500]), [-22, 70]),
    place(road(140), [24, -78]),
    place(car(brick[500], 'y'), [28, -34], 0.95),
    place(person({ top: leaf[600], skin: skin[4], hair: blue[950] }), [8, 12], 1.1),
    place(bush(), [72, 46], 0.9),
    place(bush(), [12, 80], 0.8),
  ],
);
