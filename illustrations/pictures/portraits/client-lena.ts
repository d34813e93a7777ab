import { circle, path, rect, stroke } from '../../drawing/drawing.ts';
import { tint } from '../../drawing/isometric.ts';
import { blue, butter, hair, orange, skin, white } from '../../drawing/ramps.ts';
import { headShapes, portrait, torso } from '../../kit/portrait.ts';

const curls = [
  [142, 128, 26],
  [160, 100, 28],
  [190, 86, 30],
  [222, 88, 30],
  [248, 106, 28],
  [262, 134, 24],
  [134, 156, 18],
  [268, 158, 17],
] as const;

/** Runs a software firm: a short crop of curls, round glasses, a laptop on her arm. */
export const picture = portrait({
  name: 'Lena Vogt',
  ground: { sky: blue[300], lines: blue[200], far: blue[500], near: blue[700] },
  tilt: 3,
  body: [torso(butter[400], orange[400]), path('M158 312q42 52 84 0l-10-8h-64Z', blue[900])],
  face: {
    shape: headShapes.round,
    skin: skin[1],
    brow: hair.copper,
    turn: 0.5,
    mouth: 'open',
    glasses: { color: orange[600], shape: 'round' },
  },
  over: [
    curls.map(([x, y, r]) => circle(x, y, r, hair.copper)),
    path('M138 160q-4-56 62-60t62 60q-20-22-62-20t-62 20Z', hair.copper),
    [
      [168, 96],
      [222, 84],
      [250, 118],
    ].map(([x = 0, y = 0]) => stroke(`M${x} ${y}a14 14 0 0 1 18-4`, tint(hair.copper, 0.35), 5)),
  ],
  front: [
    rect(196, 356, 190, 124, blue[950], 12),
    rect(206, 364, 190, 124, blue[800], 10),
    circle(290, 412, 11, white),
    path('M186 392q30-16 46 4q6 22-6 34q-24 8-40-2Z', skin[1]),
  ],
});
