import type { Color } from '../../drawing/color.ts';
import { type Drawing, rect } from '../../drawing/drawing.ts';
import { block, onLeftFace, onRightFace } from '../../drawing/isometric.ts';
import { blue, brick, butter, orange, paper } from '../../drawing/ramps.ts';
import { awning, castShadow, door, flatRoof, shadedGlass, signBoard, windows } from '../facade.ts';

type CafeOptions = {
  readonly name?: string;
  /** Color of the sign, and of the name on it. */
  readonly board?: Color;
  readonly ink?: Color;
  /** Color of the awning's stripes. */
  readonly cloth?: Color;
};

/** A two-story restaurant in brick: 66 by 92, 88 high. */
export function cafe({
  name = 'TRATTORIA',
  board = orange[500],
  ink = blue[950],
  cloth = blue[600],
}: CafeOptions = {}): Drawing {
  const [width, depth, height, x, y] = [66, 92, 88, -33, -46];
  return [
    castShadow([x, y], [width, depth]),
    block([x, y], [width, depth, height], brick[300]),
    onLeftFace(
      [x, y + depth],
      height,
      windows(
        [
          [9, 12],
          [37, 12],
          [9, 54],
          [37, 54],
        ],
        [17, 21],
        { glass: shadedGlass },
      ),
    ),
    onRightFace(
      [x + width, y],
      [depth, height],
      [
        rect(0, height - 6, depth, 6, blue[800]),
        windows(
          [
            [10, 10],
            [38, 10],
            [66, 10],
          ],
          [15, 19],
          { glass: blue[100], bars: 1 },
        ),
        rect(4, 44, 50, 38, blue[800]),
        windows([[7, 47]], [44, 32], {
          glass: butter[200],
          frame: blue[800],
          bars: 2,
          sill: false,
        }),
        door(62, 44, 22, 44, blue[700]),
      ],
    ),
    flatRoof([x, y, height], [width, depth], brick[100]),
    block([x + 10, y + 14, height + 7], [14, 14, 12], paper[300]),
    awning([x + width, y + 1, height - 32], y + depth - 1, cloth, {
      stripes: 8,
      reach: 18,
      drop: 10,
    }),
    signBoard([x + width, y + 18, height - 30], [depth - 36, 15], name, {
      board,
      ink,
      size: 10.5,
    }),
  ];
}
