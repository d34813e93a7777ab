import { circle, path, stroke } from '../../drawing/drawing.ts';
import { shade } from '../../drawing/isometric.ts';
import { blue, hair, leaf, orange, skin, white } from '../../drawing/ramps.ts';
import { headShapes, portrait, torso } from '../../kit/portrait.ts';

/** Long straight hair, head a little to one side, a dark sweater with a roll neck. */
export const picture = portrait({
  name: 'Hannah Lindqvist',
  ground: { sky: leaf[100], lines: white, far: leaf[300], near: leaf[500] },
  tilt: 4,
  behind: [
    path(
      'M122 190c-8-80 26-118 78-118s88 38 80 118l10 116q-22 20-52 10h-76q-30 10-52-10Z',
      hair.blond,
    ),
    path('M122 190c-6-66 14-104 50-115q-26 40-26 120v121q-20 4-36-10Z', hair.straw),
  ],
  body: torso(blue[800], blue[900]),
  face: { shape: headShapes.heart, skin: skin[1], brow: hair.straw },
  over: [
    path(
      'M134 214c-6-62 4-104 66-106s72 44 66 106q-8-6-10-32q-24-6-38-34q-26 30-74 34q-1 22-10 32Z',
      hair.blond,
    ),
    path('M134 214c-5-50 0-86 34-100q-20 30-22 66q0 24-12 34Z', hair.straw),
    stroke('M222 112q34 10 36 48', white, 6, { opacity: 0.45 }),
    circle(260, 224, 4.5, orange[500]),
  ],
  front: [
    path('M160 296q40 30 80 0v24q-40 40-80 0Z', blue[600]),
    path('M160 296q14 14 32 16v31q-20-6-32-23Z', shade(blue[600], 0.3)),
  ],
});
