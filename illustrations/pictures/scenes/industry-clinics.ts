import { place } from '../../drawing/isometric.ts';
import { blue, leaf, orange, paper, skin } from '../../drawing/ramps.ts';
import { clinic } from '../../kit/buildings/clinic.ts';
import { bush, pine, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { tileScene } from '../../kit/scene.ts';

export const picture = tileScene(
  'A clinic of two storeys with a doctor and a patient in front',
  { mood: 'leaf', seed: 7, center: [246, 203], scale: 1.11 },
  [
    place(pine(), [-70, -50]),
    place(pine(), [-80, -22], 1.15),
    place(clinic(), [-18, -14]),
    place(tree(), [-44, 62]),
    place(bush(), [34, -68], 0.9),
    place(person({ top: orange[500], skin: skin[1], hair: skin[4] }), [54, -6]),
    place(person({ top: paper[0], skin: skin[4], hair: blue[950], legs: leaf[700] }), [62, 12]),
    place(bush(), [60, 62], 0.9),
    place(bush(), [40, 74], 0.7),
  ],
);
