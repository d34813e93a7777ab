import { circle, path, stroke } from '../../drawing/drawing.ts';
import { shade, tint } from '../../drawing/isometric.ts';
import { blue, butter, hair, orange, paper, skin, white } from '../../drawing/ramps.ts';
import { headShapes, portrait, torso } from '../../kit/portrait.ts';

/** Head of marketing at a software firm: a chestnut bob with a fringe, an orange jacket. */
export const picture = portrait({
  name: 'Sofia Brandt',
  ground: { sky: butter[200], lines: white, far: butter[400], near: orange[400] },
  tilt: -3,
  behind: [
    path('M124 196c-10-82 26-120 76-120s86 38 76 120l4 60q-34 18-80 18t-80-18Z', hair.chestnut),
    path('M124 196c-8-70 16-108 50-117q-28 40-26 112v70q-16-1-28-5Z', shade(hair.chestnut, 0.25)),
  ],
  body: [torso(blue[700], blue[800]), path('M162 312l38 92l38-92l-14-8h-48Z', paper[0])],
  face: { shape: headShapes.heart, skin: skin[1], brow: hair.brown, mouth: 'open', turn: -0.3 },
  over: [
    path(
      'M136 218c-8-66 6-110 64-112s74 42 64 112q-8-10-9-44q-56-4-82-36q-8 22-28 36q-1 34-9 44Z',
      hair.chestnut,
    ),
    path('M136 218c-6-50 0-88 32-104q-18 30-20 64q-4 30-12 40Z', shade(hair.chestnut, 0.25)),
    stroke('M214 112q36 6 42 42', tint(hair.chestnut, 0.3), 7),
    circle(143, 232, 5, orange[500]),
    circle(256, 232, 5, orange[500]),
  ],
  front: [
    path('M162 310l38 108l-40-24l4-20l-18-8Z', blue[600]),
    path('M238 310l-38 108l40-24l-4-20l18-8Z', blue[600]),
  ],
});
