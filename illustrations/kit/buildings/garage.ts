import type { Color } from '../../drawing/color.ts';
import { type Drawing, circle, path, rect, times } from '../../drawing/drawing.ts';
import { block, onLeftFace, onRightFace } from '../../drawing/isometric.ts';
import { blue, butter, orange, paper } from '../../drawing/ramps.ts';
import { castShadow, door, flatRoof, plinth, shadedGlass, signBoard, windows } from '../facade.ts';

const height = 64;

const openBay = (u: number): Drawing => [
  rect(u - 3, height - 49, 44, 49, blue[700]),
  rect(u, height - 46, 38, 46, { fill: blue[950], night: 'glass' }),
  rect(u, height - 46, 38, 10, paper[200]),
  rect(u, height - 40, 38, 1.5, paper[400]),
  rect(u + 5, height - 9, 4, 9, blue[500]),
  rect(u + 29, height - 9, 4, 9, blue[500]),
  path(`M${u + 3} ${height - 12}v-7q2-2 6-2l4-7h12l5 7q5 0 5 3v6Z`, butter[400]),
  circle(u + 11, height - 12, 3.6, blue[800]),
  circle(u + 28, height - 12, 3.6, blue[800]),
];

const closedBay = (u: number): Drawing => [
  rect(u - 3, height - 49, 44, 49, blue[700]),
  rect(u, height - 46, 38, 46, paper[100]),
  times(5, (slat) => rect(u, height - 39 + slat * 9.2, 38, 1.6, paper[300])),
  rect(u + 6, height - 34, 26, 6, { fill: blue[300], night: 'glass' }),
];

type GarageOptions = {
  readonly name?: string;
  /** Color of the sign, the door and a stripe on the side. */
  readonly accent?: Color;
  readonly wall?: Color;
  readonly roof?: Color;
  /** Whether the door is at the other end, and the open bay in the middle. */
  readonly isMirrored?: boolean;
};

/** An auto repair shop with two bays: 84 by 126, 64 high. */
export function garage({
  name = 'AUTO REPAIR',
  accent = orange[500],
  wall = blue[100],
  roof = blue[200],
  isMirrored = false,
}: GarageOptions = {}): Drawing {
  const [width, depth, x, y] = [84, 126, -42, -63];
  return [
    castShadow([x, y], [width, depth]),
    block([x, y], [width, depth, height], wall),
    onLeftFace([x, y + depth], height, [
      rect(0, height - 30, width, 9, accent),
      windows(
        [
          [10, 12],
          [34, 12],
          [58, 12],
        ],
        [16, 14],
        { glass: shadedGlass, sill: false },
      ),
      plinth(width, height),
    ]),
    onRightFace(
      [x + width, y],
      [depth, height],
      [
        rect(0, height - 6, depth, 6, blue[500]),
        openBay(isMirrored ? 80 : 8),
        closedBay(isMirrored ? 34 : 54),
        door(isMirrored ? 8 : 101, height - 38, 17, 38, accent),
      ],
    ),
    flatRoof([x, y, height], [width, depth], roof),
    block([x + 16, y + 24, height + 7], [22, 22, 10], blue[300]),
    block([x + 16, y + 76, height + 7], [16, 26, 8], blue[300]),
    signBoard([x + width - 4, y + 14, height + 5], [depth - 28, 24], name, {
      board: accent,
      ink: blue[950],
      size: 15.5,
      thickness: 5,
    }),
  ];
}
