import { rect, at } from '../../drawing/drawing.ts';
import { block, onRightFace, place } from '../../drawing/isometric.ts';
import { blue, butter, leaf, paper, skin } from '../../drawing/ramps.ts';
import { shop } from '../../kit/buildings/shop.ts';
import { tickBadge } from '../../kit/markers.ts';
import { bush } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { tileScene } from '../../kit/scene.ts';
import { ladder, toolbox } from '../../kit/works.ts';

export const picture = tileScene(
  'Three people in hard hats see to a shop: one on the roof, one on a ladder, one with the tools',
  { mood: 'leaf', seed: 283, center: [240, 191], scale: 1.18 },
  [
    place(shop({ name: 'YOUR SHOP', accent: blue[600], nameSize: 11 }), [-28, -14], 1.06),
    place(
      person({ top: paper[0], skin: skin[4], hat: butter[400], reach: 'right' }),
      [-30, -22, 72],
      1.15,
    ),
    block([-44, -64, 70], [20, 24, 12], paper[200]),
    place(ladder(76), [24, 6]),
    place(
      person({ top: leaf[600], skin: skin[1], hat: butter[400], reach: 'up' }),
      [30, 16, 34],
      1.15,
    ),
    place(at(0, -18, tickBadge(13)), [-10, 52, 66]),
    place(at(0, -18, tickBadge(13)), [24, -62, 66]),
    place(toolbox(), [54, -34], 1.2),
    place(
      person({ top: blue[700], skin: skin[2], hat: butter[400], reach: 'left' }),
      [64, 18],
      1.25,
    ),
    block([40, 46], [14, 26, 5], skin[2]),
    onRightFace([54, 46], [26, 5], rect(0, 2, 26, 1, skin[3])),
    place(bush(), [-48, 76]),
  ],
);
