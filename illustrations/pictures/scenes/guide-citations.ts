import type { Color } from '../../drawing/color.ts';
import { type Drawing, at, circle, rect } from '../../drawing/drawing.ts';
import { block, onRightFace, place, shade, tint } from '../../drawing/isometric.ts';
import { lettering } from '../../drawing/lettering.ts';
import { blue, brick, butter, leaf, orange, paper, skin } from '../../drawing/ramps.ts';
import { envelope, screen } from '../../kit/devices.ts';
import { castShadow, door, flatRoof, windows } from '../../kit/facade.ts';
import { bush, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { tileScene } from '../../kit/scene.ts';

const [width, depth] = [40, 38];

/** A narrow house with a door, and above it the number that all of them bear. */
const front = (wall: Color, height: number, color: Color): Drawing => [
  block([0, 0], [width, depth, height], wall),
  onRightFace(
    [width, 0],
    [depth, height],
    [
      height > 84 ? windows([[8, 12]], [22, 15], { bars: 1 }) : [],
      rect(5, height - 56, 28, 17, orange[500], 4),
      lettering(19, height - 42.5, '214', {
        size: 15,
        face: 'gabarito-800',
        color: blue[950],
        anchor: 'middle',
        night: 'beacon',
      }),
      door(10, height - 34, 18, 34, color),
    ],
  ),
  flatRoof([0, 0, height], [width, depth], tint(wall, 0.1), shade(wall, 0.1)),
  block([width, 10], [7, 20, 4], paper[200]),
];

const street: Drawing = [
  castShadow([-34, -92], [width, 4 * depth]),
  place(front(butter[200], 100, leaf[600]), [-34, -92]),
  place(front(blue[200], 88, blue[800]), [-34, -54]),
  place(front(paper[0], 76, brick[500]), [-34, -16]),
  place(front(leaf[300], 64, blue[700]), [-34, 22]),
];

/** A postbag on wheels, a letter for each door in it. */
const cart: Drawing = [
  place(screen(22, 16, envelope(22, 16), { thickness: 3, edge: paper[300] }), [4, 2, 18]),
  block([0, 0, 6], [16, 28, 16], blue[700]),
  onRightFace(
    [16, 0],
    [28, 22],
    [
      rect(6, 4, 16, 3, blue[300], 1.5),
      at(7, 20, circle(0, 0, 4.4, blue[950])),
      at(21, 20, circle(0, 0, 4.4, blue[950])),
    ],
  ),
];

export const picture = tileScene(
  'Four different houses in a row, the same number above each door, and a letter carrier',
  { mood: 'leaf', seed: 239, center: [236, 207], scale: 1.07 },
  [
    place(tree(), [-60, -70]),
    street,
    place(bush(), [28, -82], 0.8),
    place(
      person({ top: blue[600], skin: skin[4], hair: blue[950], hat: blue[800], reach: 'left' }),
      [56, 14],
      1.25,
    ),
    place(cart, [48, -36]),
    place(bush(), [-32, 82]),
  ],
);
