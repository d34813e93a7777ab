import type { Color } from '../../drawing/color.ts';
import { type Drawing, ellipse, rect } from '../../drawing/drawing.ts';
import { block, onLeftFace, onRightFace, project, shade } from '../../drawing/isometric.ts';
import { lettering } from '../../drawing/lettering.ts';
import { blue, butter, orange, paper } from '../../drawing/ramps.ts';
import { castShadow, door, gableRoof, shadedGlass, windows } from '../facade.ts';

type LawOfficeOptions = {
  readonly name?: string;
  /** Color of the roof. */
  readonly roof?: Color;
  /** Color of the round mark in the gable. */
  readonly mark?: Color;
};

/** A temple front with four columns: 88 by 108, about 100 high. */
export function lawOffice({
  name = 'LAW OFFICE',
  roof = blue[600],
  mark = orange[500],
}: LawOfficeOptions = {}): Drawing {
  const [width, depth, height, x, y, floor] = [88, 108, 58, -44, -54, 14];
  const columns = [6, 33, 63, 90].map((offset): Drawing => {
    const along = y + offset;
    const [px, foot] = project(x + width - 4, along + 5, floor + 4);
    const shaft = height - 8;
    return [
      block([x + width - 10, along - 1, floor], [12, 12, 4], paper[50]),
      rect(px - 5, foot - shaft, 10, shaft + 2, paper[0]),
      rect(px - 5, foot - shaft, 4, shaft + 2, shade(paper[0])),
      block([x + width - 10, along - 1, floor + height - 5], [12, 12, 5], paper[50]),
    ];
  });
  const [dotX, dotY] = project(x + width + 3, 0, floor + height + 20);
  return [
    castShadow([x, y], [width, depth]),
    block([x - 4, y - 4], [width + 22, depth + 8, 5], paper[200]),
    block([x - 4, y - 4, 5], [width + 16, depth + 8, 5], paper[200]),
    block([x - 2, y - 2, 10], [width + 8, depth + 4, 4], paper[200]),
    block([x, y, floor], [width - 14, depth, height], paper[100]),
    onLeftFace(
      [x, y + depth, floor],
      height,
      windows(
        [
          [9, 14],
          [31, 14],
          [53, 14],
        ],
        [13, 28],
        { glass: shadedGlass },
      ),
    ),
    onRightFace(
      [x + width - 14, y, floor],
      [depth, height],
      [
        windows(
          [
            [12, 12],
            [81, 12],
          ],
          [15, 32],
          { glass: blue[300] },
        ),
        door(42, 10, 24, 48, blue[700], butter[200]),
      ],
    ),
    columns,
    block([x - 3, y - 3, floor + height], [width + 6, depth + 6, 10], paper[0]),
    onRightFace(
      [x + width + 3, y - 3, floor + height],
      [depth + 6, 10],
      lettering((depth + 6) / 2, 8, name, {
        size: 8.5,
        face: 'gabarito-800',
        color: blue[800],
        anchor: 'middle',
        tracking: 1.2,
      }),
    ),
    gableRoof([x - 3, y - 3, floor + height + 10], [width + 6, depth + 6, 27], roof, paper[0], 2),
    ellipse(dotX, dotY, 7, 8, { fill: mark, night: 'beacon' }),
  ];
}
