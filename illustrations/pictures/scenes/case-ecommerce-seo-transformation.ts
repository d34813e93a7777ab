import { place } from '../../drawing/isometric.ts';
import { blue, orange, skin } from '../../drawing/ramps.ts';
import { warehouse } from '../../kit/buildings/warehouse.ts';
import { chartWindow, screen } from '../../kit/devices.ts';
import { bush, pine, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { wideScene } from '../../kit/scene.ts';
import { crates } from '../../kit/street.ts';
import { van } from '../../kit/vehicles.ts';

export const picture = wideScene(
  'An online shop warehouse with a rising traffic chart behind it',
  { mood: 'day', seed: 61 },
  [
    place(pine(), [-120, -40], 1.1),
    place(screen(150, 112, chartWindow(150, 112, { gain: '+156%' })), [-116, -104]),
    place(warehouse(), [2, 44], 0.82),
    place(van(), [64, -64]),
    place(crates(), [64, 40]),
    place(person({ top: orange[500] }), [92, 36]),
    place(person({ top: blue[600], skin: skin[4], hair: blue[950] }), [96, -92]),
    place(tree(), [-96, 92]),
    place(bush(), [-20, 104], 0.9),
    place(bush(), [110, 78], 0.8),
  ],
);
