import type { Color } from '../../drawing/color.ts';
import { type Drawing, circle, rect } from '../../drawing/drawing.ts';
import { block, onLeftFace, onRightFace, shade, tint } from '../../drawing/isometric.ts';
import { blue, butter, paper } from '../../drawing/ramps.ts';
import { castShadow, door, flatRoof, plinth, shadedGlass, signBoard, windows } from '../facade.ts';

type StudioOptions = {
  readonly name?: string;
  readonly accent?: Color;
};

/** A small two-story software office with screens in its windows: 68 by 104, 84 high. */
export function studio({ name = '', accent = blue[600] }: StudioOptions = {}): Drawing {
  const [width, depth, height, x, y] = [68, 104, 84, -34, -52];
  const screens = [12, 42, 72].map((u) => [
    rect(u + 3, 20, 16, 11, blue[900], 1),
    rect(u + 5, 22, 9, 2, accent),
    rect(u + 5, 26, 12, 1.6, blue[300]),
  ]);
  return [
    castShadow([x, y], [width, depth]),
    block([x, y], [width, depth, height], paper[0]),
    onLeftFace([x, y + depth], height, [
      windows(
        [
          [9, 12],
          [38, 12],
          [9, 50],
          [38, 50],
        ],
        [19, 20],
        { glass: shadedGlass, sill: false },
      ),
      plinth(width, height),
    ]),
    onRightFace(
      [x + width, y],
      [depth, height],
      [
        windows(
          [
            [12, 11],
            [42, 11],
            [72, 11],
          ],
          [22, 22],
          { glass: butter[200], frame: accent, sill: false },
        ),
        screens,
        rect(0, 39, depth, 5, accent),
        windows([[10, 51]], [46, 25], { glass: blue[100], frame: blue[800], bars: 2, sill: false }),
        circle(24, 70, 5, accent),
        circle(42, 70, 5, blue[400]),
        door(70, 49, 22, 35, shade(accent, 0.15)),
      ],
    ),
    flatRoof([x, y, height], [width, depth], blue[100], tint(accent, 0.1)),
    block([x + 12, y + 16, height + 7], [16, 24, 9], blue[200]),
    name ? signBoard([x + width, y + 22, height - 46], [60, 12], name, { size: 10 }) : [],
  ];
}
