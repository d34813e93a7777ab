import { rect } from '../../drawing/drawing.ts';
import { place } from '../../drawing/isometric.ts';
import { blue, leaf, orange, skin } from '../../drawing/ramps.ts';
import { adLabel, browser, screen, writing } from '../../kit/devices.ts';
import { coins, cursor } from '../../kit/markers.ts';
import { bush, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { tileScene } from '../../kit/scene.ts';

const ad = browser(96, 66, [
  adLabel(10, 20),
  rect(34, 22, 46, 5, blue[600], 2),
  writing(10, 35, [72, 60]),
  rect(10, 52, 30, 8, blue[100], 3),
]);

export const picture = tileScene(
  'An ad on a screen beside three growing stacks of coins',
  { mood: 'day', seed: 59 },
  [
    place(coins(3), [-40, -40]),
    place(coins(6), [-12, -58]),
    place(coins(10, orange[500]), [18, -74]),
    place(screen(96, 66, ad), [-14, -6]),
    place(person({ top: leaf[600], skin: skin[3], hair: blue[950] }), [58, -34]),
    place(cursor(), [46, 30, 26]),
    place(tree(), [-64, 58], 0.95),
    place(bush(), [72, 6]),
    place(bush(), [30, 84], 0.7),
  ],
);
