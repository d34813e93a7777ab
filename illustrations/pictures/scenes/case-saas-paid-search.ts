import { rect } from '../../drawing/drawing.ts';
import { place } from '../../drawing/isometric.ts';
import { blue, butter, orange, skin } from '../../drawing/ramps.ts';
import { ledgerly } from '../../kit/clients.ts';
import { adLabel, browser, screen, writing } from '../../kit/devices.ts';
import { coins } from '../../kit/markers.ts';
import { bush, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { wideScene } from '../../kit/scene.ts';

const ad = browser(84, 58, [
  adLabel(9, 18),
  rect(33, 20, 40, 5, blue[600], 2),
  writing(9, 33, [62, 50]),
]);

export const picture = wideScene(
  'A software office next to a search ad and stacks of coins',
  { mood: 'sea', seed: 67, height: 440, center: [280, 225], scale: 1 },
  [
    place(tree(), [-118, -44]),
    place(ledgerly, [-14, -26], 1.15),
    place(coins(3), [-112, 52]),
    place(coins(5), [-78, 58]),
    place(coins(8, orange[500]), [-44, 64]),
    place(screen(84, 58, ad), [66, 14]),
    place(person({ top: orange[500], skin: skin[1], hair: skin[3] }), [104, 16]),
    place(bush(), [30, 100], 0.9),
    place(bush(), [100, -80], 0.8),
    place(person({ top: butter[400], skin: skin[3], hair: blue[950] }), [92, -66]),
  ],
);
