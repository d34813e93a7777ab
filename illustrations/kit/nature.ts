/** Trees and bushes. Origin: the middle of the foot. Heights at scale 1 in pixels. */
import type { Color } from '../drawing/color.ts';
import { type Drawing, circle, ellipse, path, rect } from '../drawing/drawing.ts';
import { shade, tint } from '../drawing/isometric.ts';
import { blue, leaf, skin } from '../drawing/ramps.ts';

/** The flat shadow under small things, falling left. */
export const footShadow = (radius: number, opacity = 0.16): Drawing =>
  ellipse(-radius * 0.35, radius * 0.05, radius, radius / 2, { fill: blue[950], opacity });

/** A round tree, 40 high. */
export const tree = (color: Color = leaf[600]): Drawing => [
  footShadow(14),
  rect(-2, -16, 4, 17, skin[4], 1),
  circle(0, -25, 15, color),
  path('M-2-40a15 15 0 1 0 10.3 27.500a17.3 17.3 0 0 1-10.3-27.500Z', shade(color, 0.25)),
  circle(5, -30, 3, tint(color, 0.2)),
];

/** A pine of three tiers, 51 high. */
export function pine(): Drawing {
  const tiers = [
    { base: -7, half: 15, height: 24, light: 0 },
    { base: -20, half: 12.5, height: 21, light: 0.05 },
    { base: -32, half: 9.5, height: 19, light: 0.15 },
  ];
  return [
    footShadow(12),
    rect(-2, -9, 4, 10, skin[4], 1),
    tiers.map(({ base, half, height, light }) => {
      const tone = tint(leaf[700], light);
      return [
        path(
          `M${-half} ${base}L0 ${base - height}L${half} ${base}Q0 ${base + 5}${-half} ${base}Z`,
          tone,
        ),
        path(
          `M${-half} ${base}L0 ${base - height}L-1 ${base + 2.5}Q${-half / 2} ${base + 2}${-half} ${base}Z`,
          shade(tone, 0.25),
        ),
      ];
    }),
  ];
}

/** A bush, 13 high. */
export const bush = (color: Color = leaf[500]): Drawing => [
  footShadow(10),
  path('M-11 2a7 7 0 0 1 4-9a7 7 0 0 1 13-1a6 6 0 0 1 5 10Q0 6-11 2Z', color),
  path('M-11 2a7 7 0 0 1 4-9q1 7 7 11Q-6 5-11 2Z', shade(color, 0.25)),
];
