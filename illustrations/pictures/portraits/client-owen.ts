import { circle, path, rect } from '../../drawing/drawing.ts';
import { blue, hair, leaf, orange, paper, skin } from '../../drawing/ramps.ts';
import { headShapes, portrait, torso } from '../../kit/portrait.ts';

/** Owen of Fernhill Outdoor Supply, as in the case study, but out of doors with a rucksack. */
export const picture = portrait({
  name: 'Owen Hartley',
  ground: { sky: blue[100], lines: blue[200], far: leaf[300], near: leaf[500] },
  tilt: -5,
  aside: 10,
  behind: [],
  body: [
    rect(92, 250, 216, 200, orange[600], 40),
    torso(leaf[600], leaf[700]),
    path('M112 440c-2-60 10-96 30-122l22-6c-18 34-26 78-24 128Z', orange[500]),
    path('M288 440c2-60-10-96-30-122l-22-6c18 34 26 78 24 128Z', orange[500]),
    rect(194, 330, 12, 110, paper[0]),
  ],
  face: {
    shape: headShapes.long,
    skin: skin[1],
    brow: hair.gray,
    mouth: 'closed',
    turn: -0.7,
    lines: true,
  },
  over: [
    path('M160 226q30-14 62 0q2 6-2 8q-28-10-58 0q-4-2-2-8Z', hair.gray),
    path('M145 182q-4-22 2-32h108q6 10 2 32q-6-6-8-20h-96q-2 14-8 20Z', hair.gray),
    path('M136 152c0-52 28-80 64-80s64 28 64 80Z', orange[500]),
    path('M136 152c0-40 16-66 38-76q-16 34-14 76Z', orange[600]),
    rect(130, 138, 140, 26, blue[700], 13),
    path('M143 138h24v26h-24a13 13 0 0 1 0-26Z', blue[800]),
    circle(200, 66, 13, blue[700]),
  ],
  front: [path('M150 296q50 40 100 0l10 22q-60 52-120 0Z', leaf[700])],
});
