import { type Drawing, rect } from '../../drawing/drawing.ts';
import { block, onRightFace, place } from '../../drawing/isometric.ts';
import { lettering } from '../../drawing/lettering.ts';
import { blue, butter, leaf, paper, skin } from '../../drawing/ramps.ts';
import { cafe } from '../../kit/buildings/cafe.ts';
import { bush, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { tileScene } from '../../kit/scene.ts';
import { bench, umbrella } from '../../kit/street.ts';

/** A sign on its way to the wall: two carry it. */
const sign: Drawing = [
  block([0, 0, 22], [5, 70, 24], blue[700]),
  onRightFace(
    [5, 0, 22],
    [70, 24],
    [
      rect(3, 3, 64, 18, paper[0], 3),
      lettering(35, 17.5, 'OPEN', {
        size: 16,
        face: 'gabarito-800',
        color: blue[950],
        anchor: 'middle',
      }),
    ],
  ),
];

export const picture = tileScene(
  'Two workers carry a new sign to a shop while its owner sits under a parasol',
  { mood: 'day', seed: 307, center: [240, 205] },
  [
    place(tree(), [-82, -34], 1.05),
    place(cafe({ board: blue[800], ink: paper[0] }), [-28, -22], 0.96),
    place(umbrella(blue[600]), [56, -70], 1.5),
    place(bench(), [56, -54], 1.4),
    place(person({ top: butter[400], skin: skin[2] }), [66, -34], 1.2),
    place(person({ top: blue[700], skin: skin[4], hat: leaf[300] }), [36, 6], 1.3),
    place(person({ top: blue[700], skin: skin[1], hat: leaf[300] }), [36, 72], 1.3),
    place(sign, [42, 4]),
    block([14, 76], [20, 10, 8], paper[300]),
    place(bush(), [-56, 66]),
  ],
);
