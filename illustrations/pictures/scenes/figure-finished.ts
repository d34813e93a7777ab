import type { Drawing } from '../../drawing/drawing.ts';
import { block, place } from '../../drawing/isometric.ts';
import { blue, brick, butter, leaf, orange, paper, skin } from '../../drawing/ramps.ts';
import { house } from '../../kit/buildings/house.ts';
import { bush, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { tileScene } from '../../kit/scene.ts';

/** A house nobody went on with: floor, posts, one beam. */
const shell: Drawing = [
  block([0, 0], [34, 38, 3], paper[300]),
  block([0, 0, 3], [4, 4, 30], skin[2]),
  block([30, 0, 3], [4, 4, 30], skin[2]),
  block([0, 0, 33], [34, 4, 4], skin[1]),
  block([0, 34, 3], [4, 4, 22], skin[2]),
  block([30, 34, 3], [4, 4, 12], skin[2]),
];
const planks = [0, 4, 8].map((z) => block([0, 0, z], [10, 30 - z, 4], skin[1]));

export const picture = tileScene(
  'One finished house with people in front, and beside it three shells nobody went on with',
  { mood: 'day', seed: 433, center: [240, 176] },
  [
    place(tree(), [-86, -10]),
    place(shell, [-46, -94]),
    place(shell, [2, -92]),
    place(shell, [6, -44]),
    place(planks, [56, -70]),
    place(house({ wall: butter[200], roof: brick[500] }), [-34, 32], 0.92),
    place(person({ top: orange[500], skin: skin[4], hair: blue[950], reach: 'up' }), [20, 30], 1.3),
    place(person({ top: leaf[600], skin: skin[1], hair: skin[4] }), [26, 50], 1.3),
    place(person({ top: paper[0], skin: skin[3], hat: orange[500] }), [64, -14], 1.3),
    place(bush(), [60, 46], 0.9),
    place(bush(), [-66, 72], 0.9),
  ],
);
