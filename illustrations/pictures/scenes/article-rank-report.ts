import { place } from '../../drawing/isometric.ts';
import { blue, paper, skin } from '../../drawing/ramps.ts';
import { bars } from '../../kit/markers.ts';
import { bush, pine, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { tileScene } from '../../kit/scene.ts';
import { flag } from '../../kit/street.ts';

export const picture = tileScene(
  'A bar chart built as terraces with a flag on the tallest',
  { mood: 'day', seed: 31 },
  [
    place(pine(), [-62, -40], 0.9),
    place(bars([16, 30, 46, 66, 92]), [-6, 50]),
    place(flag({ height: 34 }), [4, -46, 92]),
    place(person(), [52, -14]),
    place(person({ top: paper[0], skin: skin[4], hair: blue[950] }), [50, 34]),
    place(tree(), [-50, 62], 0.9),
    place(bush(), [40, 72], 0.8),
  ],
);
