import { type Drawing } from '../../drawing/drawing.ts';
import { block, onRightFace, place } from '../../drawing/isometric.ts';
import { lettering } from '../../drawing/lettering.ts';
import { blue, butter, orange, paper, skin, white } from '../../drawing/ramps.ts';
import { bush, pine, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { scene } from '../../kit/scene.ts';
import { tile } from '../../kit/terrain.ts';

const steps = [
  { letter: 'A', color: blue[300], ink: blue[900] },
  { letter: 'B', color: blue[400], ink: white },
  { letter: 'C', color: blue[500], ink: white },
  { letter: 'D', color: blue[600], ink: white },
  { letter: 'E', color: orange[500], ink: blue[950] },
];

const stairs: Drawing = steps
  .map(({ letter, color, ink }, index) => {
    const [y, height] = [40 - index * 34, 30 + index * 21];
    const name = lettering(16, 24, letter, {
      size: 22,
      face: 'gabarito-800',
      color: ink,
      anchor: 'middle',
    });
    return [block([-30, y], [56, 32, height], color), onRightFace([26, y], [32, height], name)];
  })
  .toReversed();

export const picture = scene(
  'Letter blocks A to E, each one a step higher',
  { width: 560, height: 486, center: [262, 236], scale: 1.18 },
  [
    tile('day', 31, { radius: 150, rise: 11 }),
    place(tree(), [-92, -70], 1.1),
    stairs,
    place(
      person({ top: paper[0], legs: blue[950], skin: skin[3], hair: blue[950] }),
      [0, -82, 114],
      1.05,
    ),
    place(pine(), [-96, 44]),
    place(person({ top: butter[400] }), [66, 64], 1.05),
    place(bush(), [78, -52], 0.9),
    place(bush(), [10, 98], 0.8),
    place(tree(), [84, 8], 0.85),
  ],
);
