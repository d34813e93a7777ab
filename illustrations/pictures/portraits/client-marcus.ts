import { circle, path, rect, stroke } from '../../drawing/drawing.ts';
import { blue, hair, orange, paper, skin, white } from '../../drawing/ramps.ts';
import { headShapes, portrait, torso } from '../../kit/portrait.ts';

/** A plumber: bald, a full beard, a work jacket, his phone in his hand. */
export const picture = portrait({
  name: 'Marcus Webb',
  ground: { sky: orange[200], lines: white, far: blue[300], near: blue[500] },
  tilt: 3,
  aside: -6,
  body: [
    torso(blue[800], blue[900]),
    path('M158 310q42 44 84 0l16 8q-58 74-116 0Z', orange[500]),
    rect(194, 350, 12, 90, paper[200]),
  ],
  face: {
    shape: headShapes.square,
    skin: skin[2],
    brow: hair.chestnut,
    browWidth: 7,
    turn: 0.4,
  },
  over: [
    path(
      'M138 186c4 22 10 32 24 33c14-6 26-4 42-3c16-1 26-2 40 3c12-3 16-15 18-33l1 22c0 50-26 82-62 82s-62-32-62-82Z',
      hair.chestnut,
    ),
    path('M138 186c2 16 8 28 16 31c4 38 18 58 40 72.500c-34-5-56-37-56-81.500Z', {
      fill: hair.brown,
      opacity: 0.6,
    }),
    path('M182 232q22 14 44 0q-2 21-22 21t-22-21Z', hair.brown),
    path('M184 234q20 9 40 0l-1 6q-19 6-38 0Z', white),
    stroke('M216 118q22 4 32 22', white, 7, { opacity: 0.5 }),
  ],
  front: [
    rect(284, 262, 72, 118, blue[950], 14),
    rect(291, 270, 58, 102, blue[200], 8),
    rect(298, 284, 36, 18, paper[0], 6),
    rect(306, 310, 36, 18, orange[500], 6),
    circle(320, 350, 11, blue[600]),
    stroke('M314 350l5 5l8-9', white, 4),
    path('M262 440q4-34 16-58l42 6q-2 30-2 52Z', blue[700]),
    path('M276 386q-6-36 8-50q12-4 18 4v24l14 4q6 6 2 14q4 8-4 12q2 10-8 12q-18 2-30-2Z', skin[2]),
    stroke('M300 366l16 2M302 381l14 1M302 394l8 1', skin[3], 3),
  ],
});
