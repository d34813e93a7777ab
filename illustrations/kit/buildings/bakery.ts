import { type Color, mix } from '../../drawing/color.ts';
import { type Drawing, circle, rect } from '../../drawing/drawing.ts';
import { block, onLeftFace, onRightFace, shade, tint } from '../../drawing/isometric.ts';
import { blue, butter, orange, paper, skin } from '../../drawing/ramps.ts';
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

type BakeryOptions = {
  readonly name?: string;
  readonly accent?: Color;
};

/** A corner bakery with a striped awning: 70 by 104, 66 high. */
export function bakery({ name = 'BAKERY', accent = orange[500] }: BakeryOptions = {}): Drawing {
  const [width, depth, height, x, y] = [70, 104, 66, -35, -52];
  return [
    castShadow([x, y], [width, depth]),
    block([x, y], [width, depth, height], paper[0]),
    onLeftFace([x, y + depth], height, [
      windows(
        [
          [10, 24],
          [40, 24],
        ],
        [20, 24],
        { glass: shadedGlass },
      ),
      plinth(width, height),
    ]),
    onRightFace(
      [x + width, y],
      [depth, height],
      [
        rect(0, height - 8, depth, 8, shade(accent, 0.5)),
        windows([[8, 24]], [50, 32], {
          glass: butter[200],
          frame: blue[800],
          bars: 1,
          sill: false,
        }),
        circle(20, 50, 5, skin[2]),
        circle(30, 51, 4.5, skin[3]),
        rect(39, 46, 14, 9, skin[2], 4),
        door(70, 22, 24, 44, shade(accent, 0.1)),
      ],
    ),
    flatRoof([x, y, height], [width, depth], mix(paper[0], paper[300], 0.6), tint(accent, 0.1)),
    block([x + 14, y + 18, height + 7], [18, 18, 12], blue[200]),
    awning([x + width, y + 2, height - 10], y + depth - 2, accent),
    signBoard([x + width, y + 18, height - 6], [depth - 36, 17], name, { size: 13 }),
  ];
}
