import { circle, path, stroke } from '../../drawing/drawing.ts';
import { blue, brick, butter, hair, leaf, skin, white } from '../../drawing/ramps.ts';
import { headShapes, portrait, torso } from '../../kit/portrait.ts';

/** A realtor near retirement: a silver bob, reading glasses, a string of beads. */
export const picture = portrait({
  name: 'June Ashworth',
  ground: { sky: blue[100], lines: white, far: brick[300], near: brick[600] },
  tilt: -6,
  behind: [
    path(
      'M124 196c-8-82 24-116 76-116s84 34 76 116q2 40-10 62q-16 8-28-2h-76q-12 10-28 2q-12-22-10-62Z',
      hair.silver,
    ),
    path('M124 196c-6-64 14-100 48-112q-24 40-24 110v64q-8 6-14 0q-12-22-10-62Z', hair.grey),
  ],
  body: torso(leaf[700], blue[900]),
  face: {
    shape: headShapes.round,
    skin: skin[1],
    brow: hair.grey,
    browWidth: 4,
    eyes: 'laughing',
    mouth: 'open',
    lines: true,
    turn: -0.4,
    glasses: { colour: brick[600], shape: 'square' },
  },
  over: [
    path(
      'M132 206c-6-62 14-104 68-104s76 42 68 104q-10-20-14-40q-40 2-84-30q-8 30-26 36q-2 20-12 34Z',
      hair.silver,
    ),
    stroke('M190 106q48-2 62 36', white, 6, { opacity: 0.6 }),
  ],
  front: [
    path('M164 302q36 42 72 0l10 14q-46 56-92 0Z', skin[1]),
    [
      [150, 326],
      [164, 340],
      [181, 350],
      [200, 354],
      [219, 350],
      [236, 340],
      [250, 326],
    ].map(([x = 0, y = 0]) => circle(x, y, 8, butter[400])),
  ],
});
