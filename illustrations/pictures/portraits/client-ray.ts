import { path, rect, stroke, transformed } from '../../drawing/drawing.ts';
import { shade } from '../../drawing/isometric.ts';
import { blue, hair, orange, paper, skin } from '../../drawing/ramps.ts';
import { headShapes, portrait, skinShade } from '../../kit/portrait.ts';

/** Owns a garage: a broad man in overalls, a wrench in his hand. */
export const picture = portrait({
  name: 'Ray Delgado',
  ground: { sky: orange[200], lines: paper[0], far: blue[300], near: blue[500] },
  tilt: -4,
  aside: -12,
  body: [
    path('M22 440c4-92 66-118 136-130h84c70 12 132 38 136 130Z', blue[600]),
    path('M22 440c4-92 66-118 136-130h10c-46 30-62 74-62 130Z', blue[700]),
    path('M158 310q42 44 84 0l10 8q-52 62-104 0Z', paper[0]),
    rect(118, 322, 26, 118, blue[800], 4),
    rect(256, 322, 26, 118, blue[800], 4),
    rect(118, 392, 164, 60, blue[800], 10),
    rect(226, 404, 40, 20, orange[500], 4),
  ],
  face: {
    shape: headShapes.square,
    skin: skin[2],
    brow: hair.black,
    browWidth: 8,
    mouth: 'open',
    turn: 0.3,
  },
  over: [
    path(
      'M166 226q12-14 36-10q26-5 38 10q2 12-10 12q-14-10-28-8q-14-2-26 8q-12 0-10-12Z',
      hair.black,
    ),
    path('M137 186q-6-26 4-44h120q8 18 2 44q-8-10-8-22h-108q-2 14-10 22Z', hair.black),
    path('M132 150c0-50 30-74 68-74s68 24 68 74Z', blue[700]),
    path('M132 150c0-40 18-64 42-72q-14 36-12 72Z', blue[800]),
    path('M128 146q72-22 146 0q30 4 44 16q-2 8-14 8q-90-18-172-6q-10-8-4-18Z', blue[900]),
    rect(184, 100, 40, 26, orange[500], 8),
    stroke('M194 118l7-9l5 5l8-9', blue[950], 3.5),
  ],
  front: transformed('translate(-60 22) rotate(12 330 376)', [
    rect(316, 286, 26, 134, paper[300], 10),
    rect(316, 286, 11, 134, shade(paper[300], 0.2), 5),
    path('M329 236a40 40 0 0 1 22 72h-44a40 40 0 0 1 2-70v36l20 12l18-12Z', paper[300]),
    path('M300 352q28-14 58 0q8 24-4 46q-26 12-52 0q-10-24-2-46Z', skin[2]),
    stroke('M302 366h52M302 382h52', skinShade(skin[2]), 3),
  ]),
});
