/** People at scene size: no faces, feet on the origin, 39 high. */
import type { Color } from '../drawing/color.ts';
import {
  type Drawing,
  type Point,
  circle,
  ellipse,
  path,
  rect,
  stroke,
} from '../drawing/drawing.ts';
import { shade } from '../drawing/isometric.ts';
import { blue, orange, skin } from '../drawing/ramps.ts';

/** Colors of clothes, skin and hair, and what the person wears or does. */
export type PersonOptions = {
  readonly top?: Color;
  readonly skin?: Color;
  readonly hair?: Color;
  readonly legs?: Color;
  /** A hard hat or cap of this color, over the hair. */
  readonly hat?: Color;
  /** A raised or outstretched arm. */
  readonly reach?: 'up' | 'left' | 'right';
  /** Without a shadow below the feet, which hang down. */
  readonly seated?: boolean;
  /** A rucksack on the back. */
  readonly pack?: Color;
};

/** Shoulder and hand of an arm, in pixels from the feet. */
const arms: Readonly<Record<'up' | 'left' | 'right', readonly [string, Point]>> = {
  up: ['M4-21L12-37', [12.6, -38.5]],
  left: ['M-4-21L-14-27', [-15.5, -27.8]],
  right: ['M4-21L14-27', [15.5, -27.8]],
};

/** A person whose feet are on the origin. Without options in an orange top. */
export function person(options: PersonOptions = {}): Drawing {
  const { top = orange[500], skin: tone = skin[2], hair = skin[5], legs = blue[800] } = options;
  const { hat, reach, pack, seated } = options;
  const [arm, hand] = arms[reach ?? 'up'];
  return [
    seated ? [] : ellipse(-3, 1, 8, 3.4, { fill: blue[950], opacity: 0.2 }),
    pack ? rect(-10.5, -28, 12, 18, pack, 4) : [],
    rect(-4, -13, 3.6, 14, shade(legs, 0.2), 1.6),
    rect(0.4, -13, 3.6, 14, legs, 1.6),
    path('M-6.4-11v-10a6.4 6.4 0 0 1 12.8 0v10Z', top),
    path('M-6.4-11v-10a6.4 6.4 0 0 1 4.6-6.100q-1 8 1 16.100Z', shade(top, 0.25)),
    circle(0, -33, 5.6, tone),
    path('M-5.8-32.500a5.8 5.8 0 0 1 11.4-2.200q-4 .6-6.4-1.400q-1 3-5 3.600Z', hair),
    hat
      ? [
          path('M-6.4-33.500a6.4 6.800 0 0 1 12.800 0Z', hat),
          rect(-7.6, -35, 16.6, 2.6, shade(hat, 0.15), 1.3),
        ]
      : [],
    reach ? [stroke(arm, shade(top, 0.12), 4.4), circle(...hand, 2.5, tone)] : [],
  ];
}
