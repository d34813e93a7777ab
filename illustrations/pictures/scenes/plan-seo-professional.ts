import { type Drawing, rect } from '../../drawing/drawing.ts';
import { block, onLeftFace, onRightFace, place } from '../../drawing/isometric.ts';
import { blue, brick, butter, orange, paper, skin } from '../../drawing/ramps.ts';
import { castShadow, door, gableRoof, shadedGlass, windows } from '../../kit/facade.ts';
import { bush, pine, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { tileScene } from '../../kit/scene.ts';
import { flag, signpost, umbrella } from '../../kit/street.ts';

/** A mountain hut of logs, halfway up: 70 by 84. */
const hut: Drawing = [
  castShadow([-35, -42], [70, 84]),
  block([-35, -42], [70, 84, 46], skin[2]),
  onLeftFace([-35, 42], 46, [
    [9, 20, 31].map((v) => rect(0, v, 70, 1.6, skin[4])),
    windows([[24, 12]], [20, 18], { glass: shadedGlass, bars: 1 }),
  ]),
  onRightFace(
    [35, -42],
    [84, 46],
    [
      [9, 20, 31].map((v) => rect(0, v, 84, 1.6, skin[3])),
      windows([[10, 12]], [24, 18], { glass: butter[200], bars: 1, frame: paper[0] }),
      door(52, 10, 20, 36, blue[700]),
    ],
  ),
  gableRoof([-35, -42, 46], [70, 84, 34], brick[500], skin[1], 9),
];

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
