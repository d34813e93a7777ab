import { type Drawing, rect } from '../../drawing/drawing.ts';
import { block, onRightFace, place } from '../../drawing/isometric.ts';
import { blue, butter, leaf, orange, paper, skin } from '../../drawing/ramps.ts';
import { browser, screen, writing } from '../../kit/devices.ts';
import { awning, castShadow } from '../../kit/facade.ts';
import { coins, lens, pin } from '../../kit/markers.ts';
import { bush, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { tileScene } from '../../kit/scene.ts';

const website = browser(34, 28, [
  rect(6, 16, 14, 5, orange[500], 2),
  writing(23, 15, [7, 7], { gap: 5, thickness: 3 }),
]);

/** A market stall: back wall, posts, counter and a striped roof. */
const stall: Drawing = [
  castShadow([-44, -70], [70, 140]),
  block([-44, -70], [8, 140, 100], blue[800]),
  onRightFace(
    [-36, -70],
    [140, 100],
    [30, 68, 106].map((u) => rect(u, 10, 4, 82, blue[700])),
  ),
  place(person({ top: orange[500], skin: skin[3], hair: blue[950] }), [-14, 20, 6], 1.35),
  block([6, -66], [24, 132, 32], paper[100], { top: paper[0], left: paper[300] }),
  onRightFace([30, -66], [132, 32], rect(0, 6, 132, 7, blue[600])),
  place(lens(), [18, 26, 32], 0.42),
  place(screen(34, 28, website), [14, -22, 32]),
  place(pin('1'), [18, -34, 32], 0.72),
  place(coins(4, orange[500]), [18, -54, 32], 0.7),
  [-68, 62].map((y) => block([24, y], [5, 5, 98], paper[200])),
  awning([-40, -74, 124], 74, orange[500], { stripes: 10, reach: 74, drop: 22 }),
];

export const picture = tileScene(
  'A market stall with a lens, a website, a map pin and coins on its counter',
  { mood: 'day', seed: 151, center: [246, 203] },
  [
    place(tree(leaf[600]), [-76, -42], 0.95),
    stall,
    place(person({ top: butter[400], skin: skin[1], hair: skin[4] }), [58, 24], 1.1),
    place(bush(), [-40, 80]),
    place(bush(), [62, -40], 0.8),
  ],
);
