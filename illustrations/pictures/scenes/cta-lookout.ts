import { type Drawing, at, circle, path, stroke } from '../../drawing/drawing.ts';
import { block, place } from '../../drawing/isometric.ts';
import { blue, butter, leaf, paper, skin } from '../../drawing/ramps.ts';
import { shop } from '../../kit/buildings/shop.ts';
import { bush, pine, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { scene } from '../../kit/scene.ts';
import { bench, flag } from '../../kit/street.ts';
import { tile } from '../../kit/terrain.ts';

/** A telescope on a stand, pointed up to the right. */
const telescope: Drawing = [
  stroke('M0-30L-10 0M0-30L10 0M0-30V2', blue[950], 3),
  path('M-18-26l34-22l6 9l-34 22Z', blue[600]),
  path('M16-48l12-8l8 13l-14 8Z', butter[400]),
  circle(0, -32, 4, blue[950]),
];

/** The railing of the lookout, along x. */
const railing: Drawing = [
  block([34, -62], [4, 110, 3], blue[900]),
  [-60, -26, 8, 44].map((y) => block([34, y], [4, 4, 18], blue[900])),
  block([34, -62, 18], [4, 110, 4], blue[700]),
];

/** What she looks at: a shop that is already up there. */
const goal: Drawing = [
  at(0, 0, tile('sea', 331), 0.5),
  place(shop({ name: 'FERNHILL', accent: leaf[600], nameSize: 12 }), [-10, -8], 0.5),
  place(flag({ color: paper[0], height: 40, scale: 1.1 }), [24, -22]),
  place(pine(), [10, 28], 0.5),
];

export const picture = scene(
  'An owner beside her shop looks through a telescope at another shop, high up with a flag',
  { width: 480, height: 360, center: [190, 238], scale: 0.9 },
  [
    place(goal, [86, -128, 96]),
    tile('day', 317),
    place(tree(), [-80, -40]),
    place(shop({ name: 'YOUR SHOP', accent: blue[600], nameSize: 11 }), [-46, -6], 0.86),
    railing,
    place(telescope, [20, -34], 1.25),
    place(person({ top: leaf[600], skin: skin[4], hair: blue[950], reach: 'right' }), [8, -6], 1.4),
    place(person({ top: butter[400], skin: skin[1], hair: skin[4] }), [14, 40], 1.35),
    place(bench(), [-40, 64]),
    place(bush(), [-74, 62], 0.9),
  ],
);
