import { type Color, mix } from '../../drawing/color.ts';
import { type Drawing, rect } from '../../drawing/drawing.ts';
import { block, onLeftFace, onRightFace, place, shade, tint } from '../../drawing/isometric.ts';
import { blue, butter, paper } from '../../drawing/ramps.ts';
import {
  awning,
  castShadow,
  door,
  flatRoof,
  plinth,
  shadedGlass,
  signBoard,
  windows,
} from '../facade.ts';

type ShopOptions = {
  /** At most twelve characters. */
  readonly name: string;
  readonly accent?: Color;
  readonly wall?: Color;
  /** Pixels of the em; long names need less. */
  readonly nameSize?: number;
  /** What lies in the window: face coordinates, in a pane from (8, 20) to (58, 50). */
  readonly goods?: Drawing;
  /** Objects on the roof, around the origin. */
  readonly onRoof?: Drawing;
};

/** A small shop with a sign on the front and its trade on the roof: 66 by 104, 60 high. */
export function shop({
  name,
  accent = blue[600],
  wall = paper[0],
  nameSize = 12.5,
  goods = [],
  onRoof = [],
}: ShopOptions): Drawing {
  const [width, depth, height, x, y] = [66, 104, 60, -33, -52];
  return [
    castShadow([x, y], [width, depth]),
    block([x, y], [width, depth, height], wall),
    onLeftFace([x, y + depth], height, [
      windows(
        [
          [10, 18],
          [38, 18],
        ],
        [18, 22],
        { glass: shadedGlass },
      ),
      plinth(width, height),
    ]),
    onRightFace(
      [x + width, y],
      [depth, height],
      [
        rect(0, height - 7, depth, 7, shade(accent, 0.45)),
        windows([[8, 20]], [50, 30], { glass: butter[200], frame: blue[800], sill: false }),
        goods,
        door(70, 18, 24, 42, shade(accent, 0.15)),
      ],
    ),
    flatRoof([x, y, height], [width, depth], mix(wall, paper[300], 0.5), tint(accent, 0.1)),
    place(onRoof, [0, 0, height + 7]),
    awning([x + width, y + 2, height - 8], y + depth - 2, accent, { reach: 16, drop: 10 }),
    signBoard([x + width, y + 12, height - 4], [depth - 24, 17], name, {
      board: blue[800],
      size: nameSize,
    }),
  ];
}
