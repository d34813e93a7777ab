import type { Drawing } from '../../drawing/drawing.ts';
import { place } from '../../drawing/isometric.ts';
import { blue, brick, butter, orange, paper, skin } from '../../drawing/ramps.ts';
import { cafe } from '../../kit/buildings/cafe.ts';
import { house } from '../../kit/buildings/house.ts';
import { shop } from '../../kit/buildings/shop.ts';
import { bush, pine, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { scene } from '../../kit/scene.ts';
import { flag } from '../../kit/street.ts';
import { stairs, terrace } from '../../kit/terrain.ts';
import { car } from '../../kit/vehicles.ts';

const rise = 52;
const spacing = 138;

/** Terraces from the lowest to the highest; places are relative to the middle of each. */
const terraces: readonly Drawing[] = [
  [
    place(pine(), [-72, -50], 0.95),
    place(house({ wall: paper[0], roof: blue[600] }), [-20, -4]),
    place(bush(), [50, -46], 0.7),
    place(person({ top: blue[600], skin: skin[3], hair: blue[950] }), [44, -6]),
    place(tree(), [-70, 52], 0.85),
    place(bush(), [24, 54], 0.9),
  ],
  [
    place(tree(), [-74, -40], 0.9),
    place(shop({ name: 'GROCER', accent: orange[500] }), [-22, -6], 1.08),
    place(person({ top: butter[400], skin: skin[2] }), [48, -24]),
    place(person({ top: blue[600], skin: skin[4], hair: blue[950] }), [52, 10]),
    place(tree(), [-62, 56], 0.8),
    place(bush(), [34, 60], 0.8),
  ],
  [
    place(tree(), [-74, -36], 0.9),
    place(cafe({ name: 'GROCER', cloth: orange[500] }), [-22, -6], 1.12),
    place(flag({ height: 44, scale: 1.1 }), [-36, -30, 106]),
    place(car(brick[500], 'y'), [46, -68], 0.72),
    place(person({ top: orange[500], skin: skin[1], hair: skin[4] }), [52, -10]),
    place(person({ top: paper[0], skin: skin[4], hair: blue[950] }), [56, 14]),
    place(bush(), [24, 60], 0.9),
  ],
];

const street = terraces
  .map((things, level): Drawing => {
    const [y, z] = [134 - level * spacing, level * rise];
    return [
      terrace({ y, z, radii: [96, 76], seed: 31 + level * 4, depth: 74 }),
      place(things, [0, y, z]),
      level > 0 ? place(stairs(rise, { steps: 6 }), [14, y + 66, z - rise]) : [],
    ];
  })
  .toReversed();

export const picture = scene(
  'Three terraces rising to the right: a house, a grocer, and a grocer of two storeys',
  { width: 557, height: 628, center: [281, 389], scale: 1.04 },
  street,
);
