import { type Drawing, polygon } from '../../drawing/drawing.ts';
import { place, project } from '../../drawing/isometric.ts';
import { blue, brick, butter, leaf, orange, paper, skin } from '../../drawing/ramps.ts';
import { bakery } from '../../kit/buildings/bakery.ts';
import { cafe } from '../../kit/buildings/cafe.ts';
import { garage } from '../../kit/buildings/garage.ts';
import { shop } from '../../kit/buildings/shop.ts';
import { pin } from '../../kit/markers.ts';
import { bush, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { scene } from '../../kit/scene.ts';
import { lamp, roadDashes, umbrella } from '../../kit/street.ts';
import { stairs, terrace, terraceStrip } from '../../kit/terrain.ts';
import { car } from '../../kit/vehicles.ts';

const rise = 34;
const spacing = 112;

/** Terraces from the lowest to the highest; places are relative to the middle of each. */
const terraces: readonly Drawing[] = [
  [
    place(shop({ name: 'FLORIST', accent: leaf[600] }), [-24, -2], 0.92),
    place(tree(), [-84, 34], 0.9),
    place(lamp(), [34, -48]),
    place(person({ top: leaf[600], skin: skin[2], hair: brick[600] }), [62, 6]),
    place(bush(), [28, 50], 0.8),
  ],
  [
    place(tree(), [-84, -34], 0.8),
    place(cafe({ name: 'CAFE' }), [-24, -2], 0.9),
    place(person({ top: blue[600], skin: skin[3], hair: blue[950] }), [60, -10]),
    place(umbrella(), [34, 38], 0.85),
    place(bush(), [-66, 44], 0.9),
  ],
  [
    place(garage({ name: 'REPAIR', accent: butter[400] }), [-26, -2], 0.8),
    place(tree(), [-88, 34], 0.85),
    place(car(brick[500], 'y'), [50, -24], 0.8),
    place(bush(), [34, 52], 0.75),
  ],
  [
    place(bakery(), [-26, -4], 0.92),
    place(tree(), [-84, 36], 0.8),
    place(person({ top: orange[500], skin: skin[1], hair: skin[4] }), [62, -20]),
    place(bush(), [24, 48], 0.8),
    place(person({ top: butter[400], skin: skin[4], hair: blue[950] }), [66, 30]),
  ],
];
const middle = (level: number) => ({ y: 168 - level * spacing, z: level * rise });

const street = terraces
  .map((things, level): Drawing => {
    const { y, z } = middle(level);
    const ground = { y, z, radii: [104, 64], seed: 21 + level * 3, depth: 56 } as const;
    return [
      terrace(ground),
      polygon(
        terraceStrip(ground, 46, 80).map(([along, across]) => project(along, across, z)),
        paper[200],
      ),
      place(roadDashes(118, 34), [46, y - 58, z]),
      place(things, [0, y, z]),
      level > 0 ? place(stairs(rise), [8, y + 52, z - rise]) : [],
    ];
  })
  .toReversed();

const rank = (level: number, text: string, above: number, scale: number, color = orange[500]) =>
  place(pin(text, color), [-30, middle(level).y, middle(level).z + above], scale);

export const picture = scene(
  'A street of small businesses that climbs a hill in four terraces',
  { width: 616, height: 620, center: [312, 386], scale: 1.08 },
  [
    street,
    rank(0, '9', 84, 0.9, blue[200]),
    rank(1, '6', 102, 1, orange[300]),
    rank(2, '3', 82, 1.1, orange[400]),
    rank(3, '1', 86, 1.35),
  ],
);
