import { path, stroke } from '../../drawing/drawing.ts';
import { tint } from '../../drawing/isometric.ts';
import { blue, hair, orange, skin, white } from '../../drawing/ramps.ts';
import { mix } from '../../drawing/color.ts';
import { headShapes, portrait } from '../../kit/portrait.ts';

const chin = mix(hair.brown, skin[2], 0.15);

/** Full beard, glasses, an orange sweater. */
export const picture = portrait({
  name: 'Daniel Reyes',
  ground: { sky: blue[200], lines: blue[100], far: blue[300], near: blue[400] },
  tilt: -3,
  body: [
    path('M40 440c4-84 56-112 122-128h76c66 16 118 44 122 128Z', orange[500]),
    path('M40 440c4-84 56-112 122-128h8c-40 32-56 72-56 128Z', orange[600]),
    path('M152 314q48 46 96 0l14 6q-62 74-124 0Z', orange[600]),
    path('M166 306q34 34 68 0v14q-34 34-68 0Z', blue[800]),
  ],
  face: {
    shape: headShapes.oval,
    skin: skin[2],
    brow: hair.brown,
    glasses: { color: blue[800], shape: 'square' },
  },
  over: [
    path(
      'M140 190c4 14 10 22 22 24c14-5 23-4 38-3c15-1 24-2 38 3c12-2 18-10 22-24v16c0 44-28 76-60 76s-60-32-60-76Z',
      chin,
    ),
    path('M140 190c4 14 9 22 17 24c4 34 15 56 38 67.700c-31-3-55-33-55-75.700Z', {
      fill: hair.black,
      opacity: 0.5,
    }),
    path('M177 229q23 14 46 0q-2 22-23 22t-23-22Z', mix(hair.black, skin[4], 0.25)),
    path('M180 231q20 9 40 0l-1 6q-19 6-38 0Z', white),
    path(
      'M137 188c-10-60 8-92 52-98c10-14 60-18 78 8c18 22 8 54-3 90q-6-10-6-26c-2-18-10-26-22-30c-24 6-52 6-66-2c-14 8-24 20-25 38q-1 12-8 20Z',
      hair.brown,
    ),
    stroke('M214 92q36-2 44 28', tint(hair.brown, 0.15), 7),
  ],
});
