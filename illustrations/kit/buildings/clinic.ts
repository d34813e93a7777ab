import { type Color, mix } from '../../drawing/color.ts';
import { type Drawing, rect } from '../../drawing/drawing.ts';
import { block, onLeftFace, onRightFace, tint } from '../../drawing/isometric.ts';
import { blue, leaf, paper, white } from '../../drawing/ramps.ts';
import { castShadow, flatRoof, plinth, windows } from '../facade.ts';

type ClinicOptions = {
  /** Color of the cross, the canopy and the bands; the glass is a tint of it. */
  readonly accent?: Color;
};

/** A two-story clinic with a cross: 78 by 96, 98 high. */
export function clinic({ accent = leaf[600] }: ClinicOptions = {}): Drawing {
  const [width, depth, x, y, ground] = [78, 96, -39, -48, 46];
  const pale = tint(accent, 0.85);
  const shadedGlass = mix(tint(accent, 0.5), blue[900], 0.2);
  return [
    castShadow([x, y], [width, depth]),
    block([x, y], [width, depth, ground], paper[0]),
    onLeftFace([x, y + depth], ground, [
      windows(
        [
          [10, 13],
          [32, 13],
          [54, 13],
        ],
        [14, 18],
        { glass: shadedGlass },
      ),
      plinth(width, ground, 6),
    ]),
    onRightFace(
      [x + width, y],
      [depth, ground],
      [
        rect(0, ground - 6, depth, 6, accent),
        windows(
          [
            [6, 11],
            [69, 11],
          ],
          [22, 24],
          { glass: pale, bars: 1 },
        ),
        rect(34, 6, 30, 40, pale),
        rect(36, 8, 12.5, 38, { fill: blue[300], night: 'glass' }),
        rect(50, 8, 12.5, 38, { fill: blue[300], night: 'glass' }),
        rect(36, 8, 26.5, 12, { fill: white, opacity: 0.45 }),
      ],
    ),
    block([x - 2, y - 2, ground], [width + 4, depth + 4, 5], tint(accent, 0.15)),
    block([x + 4, y + 6, ground + 5], [width - 12, depth - 12, 40], paper[0]),
    onLeftFace(
      [x + 4, y + depth - 6, ground + 5],
      40,
      windows(
        [
          [8, 10],
          [28, 10],
          [48, 10],
        ],
        [11, 17],
        { glass: shadedGlass },
      ),
    ),
    onRightFace(
      [x + width - 8, y + 6, ground + 5],
      [depth - 12, 40],
      [
        windows(
          [
            [8, 10],
            [62, 10],
          ],
          [16, 18],
          { glass: pale, bars: 1 },
        ),
        rect(31, 5, 23, 30, { fill: accent, night: 'beacon' }, 4),
        rect(40, 9.5, 5, 21, { fill: white, night: 'beacon' }),
        rect(32.5, 17.5, 20, 5, { fill: white, night: 'beacon' }),
      ],
    ),
    flatRoof([x + 4, y + 6, ground + 45], [width - 12, depth - 12], pale),
    block([x + 14, y + 16, ground + 52], [16, 16, 9], blue[200]),
    block([x + width, y + 28, 30], [18, 40, 4], accent),
    [30, 64].map((dy) => block([x + width + 14, y + dy], [2, 2, 30], paper[200])),
  ];
}
