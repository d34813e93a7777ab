import type { Color } from '../../drawing/color.ts';
import { type Drawing, rect } from '../../drawing/drawing.ts';
import { block, onRightFace, shade } from '../../drawing/isometric.ts';
import { blue, brick, butter, orange, paper } from '../../drawing/ramps.ts';
import { castShadow, door, gableRoof, windows } from '../facade.ts';

type RowHouse = {
  readonly y: number;
  readonly height: number;
  readonly wall: Color;
  readonly roof: Color;
  readonly doorColor: Color;
};

const houses: readonly RowHouse[] = [
  { y: -57, height: 76, wall: brick[300], roof: blue[700], doorColor: blue[700] },
  { y: -19, height: 66, wall: paper[0], roof: blue[600], doorColor: orange[500] },
  { y: 19, height: 72, wall: blue[300], roof: blue[800], doorColor: butter[400] },
];

/** Three narrow houses in a row: 66 by 114, about 98 high. */
export function rowHouses(): Drawing {
  const [width, depth, x] = [66, 38, -33];
  return [
    castShadow([x, -57], [width, 114]),
    houses.map(({ y, height, wall, roof, doorColor }) => [
      block([x, y], [width, depth, height], wall),
      onRightFace(
        [x + width, y],
        [depth, height],
        [
          rect(0, height - 5, depth, 5, shade(wall)),
          door(5, height - 31, 12, 31, doorColor),
          windows(
            [
              [depth - 15, height - 29],
              [5, height - 62],
              [depth - 15, height - 62],
            ],
            [10, 17],
            { border: 2 },
          ),
          rect(0, height - 39, depth, 2, shade(wall, 0.1)),
        ],
      ),
      gableRoof([x, y, height], [width, depth, 22], roof, wall, 3),
    ]),
  ];
}
