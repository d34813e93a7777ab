import type { Drawing } from '../../drawing/drawing.ts';
import { block, groundPatch, place } from '../../drawing/isometric.ts';
import { blue, brick, orange, paper, skin } from '../../drawing/ramps.ts';
import { garage } from '../../kit/buildings/garage.ts';
import { pin } from '../../kit/markers.ts';
import { bush, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { tileScene } from '../../kit/scene.ts';
import { car } from '../../kit/vehicles.ts';

/** A small house with the rank that its people see. */
const home = (rank: string, x: number, y: number, height = 16): Drawing => [
  block([x - 13, y - 13], [26, 26, height], paper[0]),
  block([x - 15, y - 15, height], [30, 30, 5], blue[300]),
  place(pin(rank, rank === '1' ? orange[500] : blue[600]), [x, y, height + 5], 0.98),
];

export const picture = tileScene(
  'Five houses with a pin each: the shop ranks 1 beside its door, and lower the further away it is',
  { mood: 'day', seed: 463, center: [240, 204], scale: 1.1 },
  [
    groundPatch([-84, 16], [168, 20], paper[300]),
    groundPatch([16, -84], [20, 168], paper[300]),
    place(tree(), [-86, 0], 0.9),
    place(garage({ name: 'REPAIRS', accent: orange[500] }), [-38, -38], 0.66),
    place(bush(), [64, -34], 0.8),
    place(car(brick[500], 'y'), [26, -22], 0.6),
    place(person({ top: blue[600], skin: skin[3], hair: blue[950] }), [-10, 36], 0.95),
    home('12', -52, 68, 20),
    home('7', 68, -52, 20),
    home('4', 4, 66),
    home('2', 66, 4),
    home('1', 52, 52),
  ],
);
