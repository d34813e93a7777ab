import { path, rect, stroke } from '../../drawing/drawing.ts';
import { shade, tint } from '../../drawing/isometric.ts';
import { blue, butter, hair, orange, paper, skin } from '../../drawing/ramps.ts';
import { headShapes, portrait, skinShade } from '../../kit/portrait.ts';

/** A lawyer in a head scarf, one hand raised in greeting. */
export const picture = portrait({
  name: 'Amara Oyelaran',
  ground: { sky: butter[200], lines: paper[0], far: orange[200], near: orange[300] },
  tilt: 3,
  aside: -14,
  behind: path(
    'M118 206c-8-86 30-124 82-124s90 38 82 124q2 70-22 116h-120q-24-46-22-116Z',
    blue[700],
  ),
  body: [
    path('M40 440c4-84 56-112 122-128h76c66 16 118 44 122 128Z', blue[900]),
    path('M40 440c4-84 56-112 122-128h8c-40 32-56 72-56 128Z', blue[950]),
    path('M176 330l24 60l24-60Z', paper[0]),
  ],
  face: {
    shape: headShapes.oval,
    skin: skin[2],
    brow: hair.brown,
    mouth: 'closed',
    turn: 0.4,
    ears: false,
  },
  over: [
    path(
      'M134 232c-14-78 8-136 66-136s80 58 66 136q-4 28-22 46q14-34 12-82q-2-58-56-60t-56 60q-2 48 12 82q-18-18-22-46Z',
      blue[600],
    ),
    path('M134 232c-12-66 0-118 40-132q-26 34-28 96q0 44 14 82q-20-18-26-46Z', blue[700]),
    stroke('M216 104q36 8 44 60', tint(blue[600], 0.3), 6),
  ],
  front: [
    path('M142 268q14 46 58 48t58-48q14 30 4 62q-28 36-62 36t-62-36q-10-32 4-62Z', blue[600]),
    path('M142 268q10 36 40 46q-26 18-30 36q-22-10-14-44Z', shade(blue[600], 0.3)),
    path('M300 440q2-60 20-98l52 8q8 50 0 90Z', blue[800]),
    path(
      'M322 346q-6-34-2-58q2-10 10-8l2 24l2-40q2-9 9-8q6 1 6 10v36l6-40q3-9 9-7q6 2 5 10l-4 42l9-30q4-8 10-5q5 3 3 11q-8 30-12 64q-22 12-43-1Z',
      skin[2],
    ),
    stroke('M334 318q14 10 30 2', skinShade(skin[2]), 3),
    rect(320, 344, 50, 12, butter[400], 5),
  ],
});
