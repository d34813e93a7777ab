import type { Color } from '../../drawing/color.ts';
import { type Drawing, rect } from '../../drawing/drawing.ts';
import { block, onLeftFace, onRightFace, shade } from '../../drawing/isometric.ts';
import { blue, brick, butter, paper } from '../../drawing/ramps.ts';
import { castShadow, crossGableRoof, door, shadedGlass, windows } from '../facade.ts';

type HouseOptions = {
  readonly wall?: Color;
  readonly roof?: Color;
};

/** A family house with a chimney: 74 by 84, 95 high. */
export function house({ wall = butter[200], roof = brick[500] }: HouseOptions = {}): Drawing {
  const [width, depth, height, x, y] = [74, 84, 50, -37, -42];
  return [
    castShadow([x, y], [width, depth]),
    block([x, y], [width, depth, height], wall),
    onLeftFace(
      [x, y + depth],
      height,
      windows(
        [
          [12, 16],
          [44, 16],
        ],
        [16, 18],
        { glass: shadedGlass, bars: 1 },
      ),
    ),
    onRightFace(
      [x + width, y],
      [depth, height],
      [
        rect(0, height - 5, depth, 5, shade(wall)),
        windows(
          [
            [8, 15],
            [61, 15],
          ],
          [16, 19],
          { bars: 1 },
        ),
        door(36, height - 36, 18, 36, blue[600]),
      ],
    ),
    crossGableRoof([x, y, height], [width, depth, 38], roof, wall, 7),
    block([x + width - 30, y + 14, height + 14], [10, 10, 30], paper[100], {
      left: shade(paper[200], 0.25),
    }),
    block([x + width - 31, y + 13, height + 42], [12, 12, 3], paper[0]),
  ];
}
