import { ellipse, path, rect, stroke } from '../../drawing/drawing.ts';
import { tint } from '../../drawing/isometric.ts';
import { blue, brick, hair, leaf, orange, paper, skin, white } from '../../drawing/ramps.ts';
import { headShapes, portrait, skinShade } from '../../kit/portrait.ts';

/** A roofer: bald, a short grey beard, arms crossed over a check shirt. */
export const picture = portrait({
  name: 'Tomas Kowal',
  ground: { sky: brick[100], lines: white, far: brick[300], near: orange[400] },
  tilt: -2,
  body: [
    path('M30 440c4-88 62-114 130-128h80c68 14 126 40 130 128Z', brick[600]),
    path('M30 440c4-88 62-114 130-128h8c-42 32-58 72-58 128Z', { fill: blue[950], opacity: 0.2 }),
    stroke('M110 334V440M158 316V440M242 316V440M290 334V440M60 380H340', brick[300], 6, {
      opacity: 0.5,
    }),
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
    stroke('M150 128q16-22 44-24', tint(skin[4], 0.25), 7),
    path(
      'M137 196q8 26 22 28q12-12 41-12t41 12q14-2 22-28q4 30-4 48q-18 42-59 42t-59-42q-8-18-4-48Z',
      hair.grey,
    ),
    path('M174 230q26 10 52 0q-4 24-26 24t-26-24Z', skinShade(skin[4])),
    path('M177 231q23 8 46 0l-2 8q-21 6-42 0Z', white),
    ellipse(200, 223, 24, 5, hair.grey),
  ],
  front: [
    path('M34 440q4-64 66-74l150 22q22 6 20 30q-4 16-22 14l-120-16l-20 24Z', brick[600]),
    path('M366 440q-4-64-66-74l-130 24q-24 6-22 30q6 16 24 12l110-18l30 26Z', brick[300]),
    rect(140, 384, 40, 34, skin[4], 15),
    stroke('M30 418q10-40 60-50', blue[950], 4, { opacity: 0.2 }),
    rect(96, 404, 22, 8, leaf[500], 4),
  ],
});
