import { ellipse, path, rect, stroke, transformed } from '../../drawing/drawing.ts';
import { tint } from '../../drawing/isometric.ts';
import { blue, brick, hair, orange, paper, skin, white } from '../../drawing/ramps.ts';
import { headShapes, portrait, skinShade } from '../../kit/portrait.ts';

/** A roofer: bald, a short grey beard, a pencil behind his ear, braces over a check shirt. */
export const picture = portrait({
  name: 'Tomas Kowal',
  ground: { sky: brick[100], lines: white, far: brick[300], near: orange[400] },
  tilt: -2,
  body: [
    path('M30 440c4-88 62-114 130-128h80c68 14 126 40 130 128Z', brick[600]),
    path('M30 440c4-88 62-114 130-128h8c-42 32-58 72-58 128Z', { fill: blue[950], opacity: 0.2 }),
    stroke('M96 346V440M156 330V440M244 330V440M304 346V440M62 392H338', brick[300], 6, {
      opacity: 0.45,
    }),
    rect(118, 320, 22, 120, blue[800], 4),
    rect(260, 320, 22, 120, blue[800], 4),
    rect(114, 396, 30, 18, orange[400], 5),
    rect(256, 396, 30, 18, orange[400], 5),
    path('M158 310l42 52l42-52l-16-8h-52Z', paper[0]),
  ],
  face: {
    shape: headShapes.round,
    skin: skin[4],
    brow: hair.grey,
    browWidth: 7,
    mouth: 'broad',
    lines: true,
  },
  over: [
    transformed('rotate(-14 262 176)', [
      rect(240, 164, 62, 9, orange[500], 3),
      path('M240 164v9l-12-4.5Z', skin[1]),
    ]),
    stroke('M166 134q12-13 32-15', tint(skin[4], 0.25), 7),
    path(
      'M137 196q8 26 22 28q12-12 41-12t41 12q14-2 22-28q4 30-4 48q-18 42-59 42t-59-42q-8-18-4-48Z',
      hair.grey,
    ),
    path('M174 230q26 10 52 0q-4 24-26 24t-26-24Z', skinShade(skin[4])),
    path('M177 231q23 8 46 0l-2 8q-21 6-42 0Z', white),
    ellipse(200, 223, 24, 5, hair.grey),
  ],
});
