import { circle, path, stroke } from '../../drawing/drawing.ts';
import { tint } from '../../drawing/isometric.ts';
import { blue, butter, hair, orange, paper, skin } from '../../drawing/ramps.ts';
import { headShapes, portrait, skinShade } from '../../kit/portrait.ts';

/** Big natural hair, an open smile, a jacket over a white blouse. */
export const picture = portrait({
  name: 'Maya Okafor',
  ground: { sky: orange[300], lines: orange[200], far: orange[400], near: orange[500] },
  behind: [
    circle(200, 150, 98, hair.black),
    [118, 282].map((x) => circle(x, 196, 44, hair.black)),
    [
      [150, 82, 42],
      [250, 84, 44],
      [200, 64, 40],
    ].map(([x = 0, y = 0, r = 0]) => circle(x, y, r, hair.black)),
    stroke('M268 74q38 26 40 70', tint(hair.black, 0.15), 9),
  ],
  body: [
    path('M44 440c4-80 54-112 118-128l38 20l38-20c64 16 114 48 118 128Z', blue[600]),
    path('M44 440c4-80 54-112 118-128l14 7c-44 30-62 70-62 121Z', blue[700]),
    path('M160 312l40 128l40-128l-12-6h-56Z', paper[0]),
  ],
  face: { shape: headShapes.oval, skin: skin[3], brow: hair.black, mouth: 'open' },
  over: [
    path('M139 158q12-56 61-56t61 56q-10-24-30-28q-24 8-54 0q-24 8-34 28Z', hair.black),
    circle(141, 224, 9, orange[500]),
    circle(259, 224, 9, butter[400]),
  ],
  front: [
    path('M172 296q28 26 56 0l8 15l-36 40l-36-40Z', skin[3]),
    path('M172 290q24 22 54 2q-18 22-54 14Z', skinShade(skin[3])),
    path('M158 310l42 104l-30-24l-32 6l-2-78Z', blue[700]),
    path('M242 310l-42 104l30-24l32 6l2-78Z', blue[500]),
  ],
});
