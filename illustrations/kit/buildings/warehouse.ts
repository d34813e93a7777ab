import type { Color } from '../../drawing/color.ts';
import { type Drawing, rect, times } from '../../drawing/drawing.ts';
import { block, onLeftFace, onRightFace } from '../../drawing/isometric.ts';
import { lettering } from '../../drawing/lettering.ts';
import { blue, orange, paper, skin } from '../../drawing/ramps.ts';
import { castShadow, gableRoof } from '../facade.ts';

const height = 58;

const dock = (u: number, gate: Color, content: Drawing): Drawing => [
  rect(u - 3, height - 44, 34, 44, blue[900]),
  rect(u, height - 41, 28, 41, gate),
  content,
];
const closedDock = (u: number): Drawing =>
  dock(
    u,
    paper[200],
    times(4, (slat) => rect(u, height - 33 + slat * 10, 28, 1.5, paper[400])),
  );
const openDock = (u: number): Drawing =>
  dock(u, blue[950], [
    rect(u, height - 41, 28, 41, { fill: blue[950], night: 'glass' }),
    rect(u + 3, height - 12, 10, 12, skin[2]),
    rect(u + 14, height - 18, 11, 18, skin[1]),
    rect(u + 5, height - 20, 9, 8, skin[3]),
    rect(u + 18, height - 18, 3, 18, orange[500]),
  ]);

type WarehouseOptions = {
  /** On the tag over the docks; null for no tag. */
  readonly name?: string | null;
  /** Color of the tag over the docks. */
  readonly accent?: Color;
  /** Words on the shaded side, and their size. */
  readonly sign?: string;
  readonly signSize?: number;
};

/** A warehouse with three docks: 86 by 128, 82 high. */
export function warehouse({
  name = 'SHOP',
  accent = orange[500],
  sign = 'SHIPS TODAY',
  signSize = 9.5,
}: WarehouseOptions = {}): Drawing {
  const [width, depth, x, y] = [86, 128, -43, -64];
  return [
    castShadow([x, y], [width, depth]),
    block([x, y], [width, depth, height], blue[500]),
    onLeftFace([x, y + depth], height, [
      times(14, (seam) => rect(seam * 6.2 + 3, 0, 1.4, height, { fill: blue[900], opacity: 0.25 })),
      rect(12, 14, width - 24, 20, paper[0], 2),
      lettering(width / 2, 29, sign, {
        size: signSize,
        face: 'gabarito-800',
        color: blue[700],
        anchor: 'middle',
      }),
    ]),
    onRightFace(
      [x + width, y],
      [depth, height],
      [
        times(21, (seam) =>
          rect(seam * 6.2 + 3, 0, 1.2, height, { fill: blue[700], opacity: 0.35 }),
        ),
        rect(0, height - 5, depth, 5, blue[900]),
        closedDock(8),
        openDock(46),
        closedDock(84),
      ],
    ),
    gableRoof([x, y, height], [width, depth, 24], blue[300], blue[500], 4),
    name === null
      ? []
      : onRightFace(
          [x + width + 0.5, y + 40, height - 8],
          [48, 20],
          [
            rect(0, 0, 48, 17, { fill: accent, night: 'beacon' }, 3),
            lettering(24, 12.6, name, {
              size: 12,
              face: 'gabarito-800',
              color: blue[950],
              anchor: 'middle',
              night: 'beacon',
            }),
          ],
        ),
  ];
}
