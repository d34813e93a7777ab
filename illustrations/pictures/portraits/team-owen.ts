import { circle, path, rect } from '../../drawing/drawing.ts';
import { shade } from '../../drawing/isometric.ts';
import { blue, butter, hair, leaf, orange, paper, skin, white } from '../../drawing/ramps.ts';
import { headShapes, portrait, torso } from '../../kit/portrait.ts';

/** A beanie, a moustache, a zipped fleece. */
export const picture = portrait({
  name: 'Owen Hartley',
  ground: { sky: butter[200], lines: white, far: butter[400], near: orange[400] },
  body: [torso(leaf[600], leaf[700]), rect(194, 330, 12, 110, paper[0])],
  face: { shape: headShapes.long, skin: skin[1], brow: hair.grey },
  over: [
    path('M168 226q32-14 64 0q2 6-2 8q-30-10-60 0q-4-2-2-8Z', hair.grey),
    path('M144 182q-4-22 2-32h108q6 10 2 32q-6-6-8-20h-96q-2 14-8 20Z', hair.grey),
    path('M136 152c0-52 28-80 64-80s64 28 64 80Z', orange[500]),
    path('M136 152c0-40 16-66 38-76q-16 34-14 76Z', orange[600]),
    rect(130, 138, 140, 26, blue[700], 13),
    path('M143 138h24v26h-24a13 13 0 0 1 0-26Z', blue[800]),
    circle(200, 66, 13, blue[700]),
  ],
  front: [
    path('M150 296q50 40 100 0l10 22q-60 52-120 0Z', leaf[700]),
    path('M150 296q12 12 30 16l-4 26q-22-4-36-20Z', shade(leaf[700], 0.3)),
  ],
});
