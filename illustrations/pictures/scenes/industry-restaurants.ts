import { place } from '../../drawing/isometric.ts';
import { blue, brick, leaf, orange, paper, skin } from '../../drawing/ramps.ts';
import { cafe } from '../../kit/buildings/cafe.ts';
import { bush, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { tileScene } from '../../kit/scene.ts';
import { umbrella } from '../../kit/street.ts';

export const picture = tileScene(
  'A restaurant with parasols and two guests outside',
  { mood: 'sand', seed: 19, center: [246, 196], scale: 1.11 },
  [
    place(tree(), [-72, -36], 1.05),
    place(cafe(), [-22, -14]),
    place(umbrella(orange[500]), [44, -62]),
    place(person({ top: leaf[600], skin: skin[3], hair: blue[950] }), [64, -36]),
    place(umbrella(blue[600]), [58, 6]),
    place(person({ top: paper[0], skin: skin[1], hair: brick[600] }), [40, 38]),
    place(bush(), [22, 62], 0.8),
    place(bush(), [-54, 64]),
    place(tree(), [-20, 76], 0.85),
  ],
);
