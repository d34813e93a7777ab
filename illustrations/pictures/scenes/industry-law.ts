import { place } from '../../drawing/isometric.ts';
import { blue, orange, skin } from '../../drawing/ramps.ts';
import { lawOffice } from '../../kit/buildings/law-office.ts';
import { tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { tileScene } from '../../kit/scene.ts';
import { lamp } from '../../kit/street.ts';

export const picture = tileScene(
  'A law office with four columns, two people on the steps',
  { mood: 'sand', seed: 11, center: [246, 200], scale: 1.11 },
  [
    place(tree(), [-76, -46], 1.1),
    place(lawOffice(), [-16, -12]),
    place(tree(), [-52, 72]),
    place(lamp(), [66, -66]),
    place(person({ top: blue[800], legs: blue[950], skin: skin[3], hair: blue[950] }), [68, -12]),
    place(person({ top: orange[500], skin: skin[1], hair: skin[3] }), [72, 6]),
    place(lamp(), [66, 62]),
  ],
);
