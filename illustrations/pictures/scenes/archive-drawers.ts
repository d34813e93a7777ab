import type { Color } from '../../drawing/color.ts';
import { type Drawing, rect, times } from '../../drawing/drawing.ts';
import { block, onLeftFace, onRightFace, place } from '../../drawing/isometric.ts';
import { blue, butter, leaf, orange, paper, skin } from '../../drawing/ramps.ts';
import { writing } from '../../kit/devices.ts';
import { bush, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { scene } from '../../kit/scene.ts';
import { tile } from '../../kit/terrain.ts';
import { ladder } from '../../kit/works.ts';

const [columns, rows] = [5, 4];
const [width, height] = [30, 30];

/** A cabinet of drawers, each with a label and a knob. */
const cabinet: Drawing = [
  block([-62, -80], [52, columns * width + 8, rows * height + 8], skin[2]),
  onLeftFace([-62, 78], rows * height + 8, rect(6, 6, 40, rows * height - 4, skin[3], 3)),
  onRightFace(
    [-10, -80],
    [columns * width + 8, rows * height + 8],
    times(columns, (column) =>
      times(rows, (row) => [
        rect(5 + column * width, 5 + row * height, 28, 27, skin[1], 2),
        rect(10 + column * width, 10 + row * height, 18, 8, paper[0], 1.5),
        rect(16 + column * width, 22 + row * height, 6, 4, blue[900], 2),
      ]),
    ),
  ),
];

/** A drawer pulled out by `reach`, cards standing in it. `row` counts from the floor. */
const open = (column: number, row: number, reach: number, card: Color): Drawing => {
  const y = -80 + (columns - 1 - column) * width + 5;
  return place(
    [
      block([0, 0], [reach, 28, 22], skin[1], { top: skin[4] }),
      [0.2, 0.45, 0.7].map((share, index) =>
        block([reach * share, 4, 14], [2.5, 20, 18], index === 2 ? card : paper[0]),
      ),
      onRightFace(
        [reach, 0],
        [28, 22],
        [rect(5, 4, 18, 8, paper[0], 1.5), rect(11, 15, 6, 4, blue[900], 2)],
      ),
    ],
    [-10, y, 6 + row * height],
  );
};

/** A card somebody has taken out. */
const card: Drawing = [
  block([0, 0], [3, 34, 26], orange[500]),
  onRightFace(
    [3, 0],
    [34, 26],
    [rect(2, 2, 30, 22, paper[0], 2), writing(6, 7, [18, 22, 14], { gap: 6 })],
  ),
];

export const picture = scene(
  'Readers at a card cabinet as high as a house, two of its drawers open',
  { width: 372, height: 400, center: [184, 242], scale: 1.12 },
  [
    tile('day', 367),
    place(tree(), [-88, -34]),
    cabinet,
    open(1, 2, 34, orange[500]),
    open(3, 0, 40, leaf[500]),
    place(ladder(98), [-4, -78]),
    place(
      person({ top: butter[400], skin: skin[4], hair: blue[950], reach: 'left' }),
      [2, -68, 56],
      1.2,
    ),
    place(
      person({ top: orange[500], skin: skin[1], hair: skin[4], reach: 'right' }),
      [34, 30],
      1.3,
    ),
    place(card, [52, 0, 16], 1),
    place(person({ top: blue[700], skin: skin[3], hair: blue[950] }), [18, 76], 1.25),
    place(bush(), [62, -52], 0.9),
  ],
);
