import { at, rect } from '../../drawing/drawing.ts';
import { block, onRightFace, place } from '../../drawing/isometric.ts';
import { blue, butter, orange, paper, skin } from '../../drawing/ramps.ts';
import { writing } from '../../kit/devices.ts';
import { castShadow } from '../../kit/facade.ts';
import { bush } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { scene } from '../../kit/scene.ts';

/** A card that two readers carry, 62 wide and 44 high. */
const card = [
  block([0, 0], [4, 62, 44], orange[500]),
  onRightFace(
    [4, 0],
    [62, 44],
    [
      rect(3, 3, 56, 38, paper[0], 2),
      rect(8, 8, 26, 5, blue[600], 2),
      at(0, 4, writing(8, 15, [40, 46, 34], { gap: 7 })),
    ],
  ),
];

/** A stack of cards to sit on, 22 high. */
const stack = [0, 1, 2, 3].map((layer) =>
  block(
    [layer % 2, 0, layer * 5.5],
    [30, 34, 5.5],
    [blue[500], paper[0], butter[400], paper[0]][layer] ?? paper[0],
  ),
);

/** Transparent around the readers, whose feet are on one line: it stands on the cabinet of the page. */
export const picture = scene(
  'Readers with the cards of a cabinet',
  { width: 408, height: 196, center: [216, 164], scale: 1.6 },
  [
    castShadow([-78, 32], [30, 34]),
    place(stack, [-78, 32], 1),
    place(
      person({ top: butter[400], skin: skin[4], hair: blue[950], reach: 'up' }),
      [-63, 49, 22],
      1.35,
    ),
    castShadow([0, -46], [6, 62]),
    place(
      person({ top: blue[600], skin: skin[3], hair: blue[950], reach: 'right' }),
      [-20, 18],
      1.4,
    ),
    place(card, [0, -46, 3], 1),
    place(
      person({ top: orange[500], skin: skin[1], hair: skin[4], reach: 'left' }),
      [44, -46],
      1.4,
    ),
    place(bush(), [62, -62], 0.9),
  ],
);
