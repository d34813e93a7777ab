import { type Drawing, stroke } from '../../drawing/drawing.ts';
import { block, onTopFace, place } from '../../drawing/isometric.ts';
import { blue, brick, butter, leaf, orange, paper, skin } from '../../drawing/ramps.ts';
import { bakery } from '../../kit/buildings/bakery.ts';
import { house } from '../../kit/buildings/house.ts';
import { pin } from '../../kit/markers.ts';
import { bush, footShadow, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { tileScene } from '../../kit/scene.ts';

/** A town map spread on the ground, folded twice. */
const map: Drawing = [
  block([-76, -78], [150, 150, 4], paper[0], { left: paper[300], top: paper[0] }),
  onTopFace(
    [-76, -78, 4],
    [
      stroke('M6 0V150M50 0V150', paper[200], 1.5),
      stroke('M0 62H150M84 0V150M0 124H150', paper[300], 13),
      stroke('M150 18Q118 44 122 84T104 150', blue[200], 9),
      stroke('M6 62H78M84 68V124', orange[500], 4, { dash: '1 9' }),
    ],
  ),
];

export const picture = tileScene(
  'A street map spread on the ground with three shops standing on it, one of them pinned first',
  { mood: 'leaf', seed: 137 },
  [
    place(map, [0, 0], 0.86),
    place(house({ wall: paper[0], roof: brick[500] }), [-48, 8, 4], 0.46),
    place(tree(leaf[600]), [-26, -50, 4], 0.8),
    place(bakery({ name: 'BAKER', accent: blue[600] }), [34, -46, 4], 0.42),
    place(pin('2', blue[300]), [-48, 8, 46], 0.8),
    place(pin('3', blue[300]), [34, -46, 40], 0.8),
    place(bakery({ name: 'YOU' }), [32, 24, 4], 0.52),
    place(footShadow(12), [32, 24, 44]),
    place(pin('1'), [30, 22, 46], 1.5),
    place(person({ top: butter[400], skin: skin[3], hair: blue[950] }), [-36, 62, 4]),
    place(person({ top: blue[600], skin: skin[1], hair: skin[4] }), [-18, 68, 4]),
    place(bush(), [-64, 74, 0], 0.9),
  ],
);
