import { type Drawing, stroke } from '../../drawing/drawing.ts';
import { block, onTopFace, place } from '../../drawing/isometric.ts';
import { blue, brick, butter, leaf, orange, paper, skin } from '../../drawing/ramps.ts';
import { bakery } from '../../kit/buildings/bakery.ts';
import { house } from '../../kit/buildings/house.ts';
import { shop } from '../../kit/buildings/shop.ts';
import { pin } from '../../kit/markers.ts';
import { footShadow } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { tileScene } from '../../kit/scene.ts';

/** A town map spread on the ground, folded twice. */
const map: Drawing = [
  block([-76, -78], [150, 150, 4], paper[0], { left: paper[300], top: paper[0] }),
  onTopFace(
    [-76, -78, 4],
    [
      stroke('M50 0V150M100 0V150', paper[200], 1.5),
      stroke('M0 72H150M74 0V150', paper[300], 14),
      stroke('M150 96Q120 104 108 150', blue[200], 10),
      stroke('M6 72H68', orange[500], 4, { dash: '1 9' }),
    ],
  ),
];

export const picture = tileScene(
  'A street map spread on the ground with three shops standing on it, one of them pinned first',
  { mood: 'leaf', seed: 137, center: [242, 196], scale: 1.16 },
  [
    place(map, [0, 0]),
    place(house({ wall: paper[0], roof: brick[500] }), [-50, 22, 4], 0.5),
    place(shop({ name: 'PETS', accent: leaf[600], nameSize: 18 }), [34, -54, 4], 0.5),
    place(pin('2', blue[300]), [-50, 22, 52], 0.9),
    place(pin('3', blue[300]), [34, -54, 40], 0.9),
    place(bakery({ name: 'YOU' }), [38, 26, 4], 0.62),
    place(footShadow(14), [38, 26, 50]),
    place(pin('1'), [36, 24, 52], 1.6),
    place(person({ top: butter[400], skin: skin[3], hair: blue[950] }), [-18, 64, 4], 1.1),
  ],
);
