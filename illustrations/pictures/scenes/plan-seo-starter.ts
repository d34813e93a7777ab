import { place } from '../../drawing/isometric.ts';
import { blue, butter, orange, skin } from '../../drawing/ramps.ts';
import { bush, pine, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { tileScene } from '../../kit/scene.ts';
import { bench, crates, signpost } from '../../kit/street.ts';
import { tent } from '../../kit/works.ts';

export const picture = tileScene(
  'Base camp: a tent, a signpost and a climber who packs',
  { mood: 'leaf', seed: 379 },
  [
    place(pine(), [-78, -46], 1.5),
    place(pine(), [-44, -78], 1.2),
    place(tree(), [30, -84], 1.1),
    place(tent(), [-28, -10], 1.75),
    place(signpost('CAMP 1', butter[400]), [50, -46], 1.5),
    place(
      person({ top: orange[500], skin: skin[4], hair: blue[950], pack: blue[800] }),
      [48, 4],
      1.6,
    ),
    place(crates(), [24, 44], 1.2),
    place(bench(), [-20, 66], 1.2),
    place(bush(), [72, 34], 1.1),
  ],
);
