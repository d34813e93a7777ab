import { place } from '../../drawing/isometric.ts';
import { blue, butter, orange, skin } from '../../drawing/ramps.ts';
import { tower } from '../../kit/buildings/tower.ts';
import { bush, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { tileScene } from '../../kit/scene.ts';
import { bench } from '../../kit/street.ts';

export const picture = tileScene(
  'A software office with planted terraces, two people in front',
  { mood: 'sea', seed: 13, center: [246, 218], scale: 1 },
  [
    place(tree(), [-76, -22]),
    place(tower(), [-16, -14]),
    place(person({ top: orange[500], skin: skin[4], hair: blue[950] }), [62, -4]),
    place(person({ top: butter[400], skin: skin[1], hair: skin[3] }), [66, 16]),
    place(tree(), [46, -72], 0.9),
    place(bush(), [-48, 66]),
    place(bench(), [58, 34]),
    place(tree(), [36, 70], 0.85),
  ],
);
