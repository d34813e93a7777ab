import { circle, rect, stroke } from '../../drawing/drawing.ts';
import { block, place } from '../../drawing/isometric.ts';
import { lettering } from '../../drawing/lettering.ts';
import { blue, leaf, orange } from '../../drawing/ramps.ts';
import { browser, screen } from '../../kit/devices.ts';
import { icon } from '../../kit/scene.ts';

const flowers = [orange[500], blue[500], leaf[500]];

/** A card with a flower, 30 wide. */
const card = (x: number, y: number, height: number, color = orange[500]) => [
  rect(x, y, 30, height, blue[50], 4),
  stroke(`M${x + 15} ${y + height / 2}v${height / 2 - 4}`, leaf[700], 3),
  circle(x + 15, y + height / 2 - 2, Math.min(30, height) * 0.26, color),
];

const wide = browser(
  112,
  62,
  flowers.map((color, index) => card(8 + index * 33, 18, 37, color)),
);
const narrow = browser(
  44,
  96,
  flowers.map((color, index) => card(7, 17 + index * 25, 22, color)),
);

/** The width at which the columns change, on a post. */
const sign = [
  block([0, -3], [4, 6, 34], blue[900]),
  place(
    screen(
      68,
      28,
      [
        rect(0, 0, 68, 28, orange[500]),
        lettering(34, 20, '700 px', {
          size: 18,
          face: 'gabarito-800',
          color: blue[950],
          anchor: 'middle',
        }),
      ],
      { thickness: 4, edge: orange[600] },
    ),
    [2, -34, 32],
  ),
];

export const picture = icon({ mood: 'leaf', seed: 197 }, [
  place(screen(112, 62, wide, { edge: blue[700] }), [-46, -56]),
  place(screen(44, 96, narrow, { edge: blue[700] }), [26, -48], 0.92),
  place(sign, [36, 40]),
]);
