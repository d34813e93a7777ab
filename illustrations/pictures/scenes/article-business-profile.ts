import { place } from '../../drawing/isometric.ts';
import { blue } from '../../drawing/ramps.ts';
import { bakery } from '../../kit/buildings/bakery.ts';
import { pin } from '../../kit/markers.ts';
import { bush, footShadow, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { tileScene } from '../../kit/scene.ts';

export const picture = tileScene(
  'A corner shop with a large map pin in front of it',
  { mood: 'sand', seed: 37 },
  [
    place(tree(), [-68, -40]),
    place(bakery({ name: 'OPEN', accent: blue[600] }), [-36, -8], 0.86),
    place(footShadow(16), [44, 10]),
    place(pin('A'), [44, 10, 6], 2),
    place(person({ top: blue[600] }), [60, -46]),
    place(bush(), [-30, 66]),
    place(bush(), [20, 72], 0.8),
  ],
);
