import { place } from '../../drawing/isometric.ts';
import { blue, brick, butter, orange, paper, skin } from '../../drawing/ramps.ts';
import { hut } from '../../kit/buildings/camps.ts';
import { bush, pine, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { tileScene } from '../../kit/scene.ts';
import { flag, signpost, umbrella } from '../../kit/street.ts';

export const picture = tileScene(
  'A mountain hut halfway up, two climbers rest before the next leg',
  { mood: 'sand', seed: 383, center: [244, 206] },
  [
    place(pine(), [-84, -30], 1.35),
    place(hut, [-30, -18], 1.22),
    place(flag({ height: 54, scale: 1.2 }), [32, -84]),
    place(signpost('CAMP 2', butter[400]), [66, -44], 1.35),
    place(umbrella(blue[600]), [58, -2], 1.3),
    place(
      person({ top: orange[500], skin: skin[4], hair: blue[950], pack: blue[800] }),
      [42, 34],
      1.5,
    ),
    place(person({ top: paper[0], skin: skin[1], hair: skin[4], pack: brick[500] }), [20, 60], 1.5),
    place(bush(), [-36, 76], 1.1),
    place(tree(), [-76, 44], 0.9),
  ],
);
