import { place } from '../../drawing/isometric.ts';
import { warehouse } from '../../kit/buildings/warehouse.ts';
import { bush, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { tileScene } from '../../kit/scene.ts';
import { crates } from '../../kit/street.ts';
import { van } from '../../kit/vehicles.ts';

export const picture = tileScene(
  'An online shop warehouse with parcels and a van at the dock',
  { mood: 'day', seed: 5, center: [246, 196], scale: 1.11 },
  [
    place(warehouse(), [-26, -12]),
    place(van(), [44, -74]),
    place(crates(), [46, 36]),
    place(person(), [70, 34]),
    place(tree(), [-58, 72], 0.95),
    place(bush(), [30, 80], 0.8),
  ],
);
