/** People at scene size: no faces, feet on the origin, 39 high. */
import type { Colour } from '../drawing/colour.ts';
import { type Drawing, circle, ellipse, path, rect } from '../drawing/drawing.ts';
import { shade } from '../drawing/isometric.ts';
import { blue, orange, skin } from '../drawing/ramps.ts';

export interface PersonOptions {
  readonly top?: Colour;
  readonly skin?: Colour;
  readonly hair?: Colour;
  readonly legs?: Colour;
}

export function person(options: PersonOptions = {}): Drawing {
  const { top = orange[500], skin: tone = skin[2], hair = skin[5], legs = blue[800] } = options;
  return [
    ellipse(-3, 1, 8, 3.4, { fill: blue[950], opacity: 0.2 }),
    rect(-4, -13, 3.6, 14, shade(legs, 0.2), 1.6),
    rect(0.4, -13, 3.6, 14, legs, 1.6),
    path('M-6.4-11v-10a6.4 6.4 0 0 1 12.8 0v10Z', top),
    path('M-6.4-11v-10a6.4 6.4 0 0 1 4.6-6.100q-1 8 1 16.100Z', shade(top, 0.25)),
    circle(0, -33, 5.6, tone),
    path('M-5.8-32.500a5.8 5.8 0 0 1 11.4-2.200q-4 .6-6.4-1.400q-1 3-5 3.600Z', hair),
  ];
}
