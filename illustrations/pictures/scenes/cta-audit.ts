import type { Drawing } from '../../drawing/drawing.ts';
import { block, place } from '../../drawing/isometric.ts';
import { blue, butter, leaf, paper, skin } from '../../drawing/ramps.ts';
import { shop } from '../../kit/buildings/shop.ts';
import { bush, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { tileScene } from '../../kit/scene.ts';
import { clipboard } from '../../kit/works.ts';

const lifted = 52;

/** A workshop lift. */
const lift: Drawing = [
  block([-58, -58], [92, 112, 5], blue[900]),
  block([14, -46, 5], [12, 12, lifted - 5], paper[300]),
  block([14, 30, 5], [12, 12, lifted - 5], paper[300]),
];
const platform = block([-62, -62, lifted], [98, 120, 8], butter[400]);

export const picture = tileScene(
  'A small shop raised on a workshop lift while a mechanic looks at it from below',
  { mood: 'day', seed: 167, center: [240, 214], scale: 1.06 },
  [
    place(tree(), [-86, -34]),
    lift,
    platform,
    place(
      shop({ name: 'YOUR SHOP', accent: blue[600], nameSize: 11 }),
      [-13, -2, lifted + 8],
      0.92,
    ),
    place(clipboard(blue[700]), [62, -52]),
    place(person({ top: leaf[600], skin: skin[1], hair: skin[4] }), [72, 14], 1.1),
    place(person({ top: butter[400], skin: skin[3], hair: blue[950] }), [26, 66], 1.2),
    place(bush(), [-48, 82]),
  ],
);
