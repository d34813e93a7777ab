import { circle, path, rect, stroke } from '../../drawing/drawing.ts';
import { tint } from '../../drawing/isometric.ts';
import { blue, hair, leaf, orange, paper, skin, white } from '../../drawing/ramps.ts';
import { headShapes, portrait } from '../../kit/portrait.ts';

/** A dentist: white coat over green, hair in a bun, laughing eyes. */
export const picture = portrait({
  name: 'Dr. Priya Nair',
  ground: { sky: leaf[300], lines: leaf[100], far: leaf[500], near: leaf[600] },
  tilt: 5,
  behind: [
    circle(238, 78, 34, hair.black),
    stroke('M222 62q18-12 32 4', tint(hair.black, 0.2), 6),
    path('M128 200c-8-76 20-114 72-114s80 38 72 114q-4 34-16 44h-112q-12-10-16-44Z', hair.black),
  ],
  body: [
    path('M42 440c4-84 54-112 120-128h76c66 16 116 44 120 128Z', white),
    path('M42 440c4-84 54-112 120-128h8c-40 32-56 72-56 128Z', paper[200]),
    path('M160 312l40 96l40-96l-14-8h-52Z', leaf[600]),
    rect(256, 384, 52, 6, blue[300], 3),
    rect(268, 366, 7, 24, orange[500], 3),
    rect(282, 370, 7, 20, blue[600], 3),
  ],
  face: {
    shape: headShapes.heart,
    skin: skin[3],
    brow: hair.black,
    eyes: 'laughing',
    mouth: 'broad',
    turn: -0.3,
  },
  over: [
    path(
      'M137 190c-2-52 18-82 66-82s64 36 60 84q-8-22-16-34q-36-4-58-30q-8 28-38 38q-8 8-14 24Z',
      hair.black,
    ),
    stroke('M206 116q34 4 44 32', tint(hair.black, 0.2), 6),
    circle(143, 226, 5, orange[400]),
    circle(257, 226, 5, orange[400]),
  ],
  front: [
    path('M160 310l40 108l-34-20l-30 4l-6-70Z', paper[50]),
    path('M240 310l-40 108l34-20l30 4l6-70Z', paper[0]),
    stroke('M160 310l40 108l40-108', paper[300], 3),
    stroke('M166 308q-22 60 6 90M234 308q22 60-6 90', blue[800], 6),
    circle(172, 402, 10, blue[800]),
    circle(172, 402, 4, blue[300]),
  ],
});
