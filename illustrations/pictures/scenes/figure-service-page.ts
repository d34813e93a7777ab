import { type Drawing, circle, rect } from '../../drawing/drawing.ts';
import { place } from '../../drawing/isometric.ts';
import { blue, butter, leaf, orange, paper, skin } from '../../drawing/ramps.ts';
import { lettering } from '../../drawing/lettering.ts';
import { browser, screen, writing } from '../../kit/devices.ts';
import { bush } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { tileScene } from '../../kit/scene.ts';
import { tires } from '../../kit/street.ts';

/** A page about one job: its name, its signs, its price and a number to tap. */
const page: Drawing = browser(142, 112, [
  lettering(12, 33, 'BRAKES', { size: 16, face: 'gabarito-800', color: blue[900] }),
  writing(12, 42, [66, 54], { gap: 8 }),
  [62, 74].map((y) => [
    circle(15, y + 2.5, 3.6, leaf[600]),
    rect(23, y, y === 62 ? 48 : 40, 5, paper[300]),
  ]),
  rect(12, 87, 62, 16, orange[500], 4),
  rect(24, 93, 38, 4.5, blue[950], 2),
  rect(88, 20, 44, 40, blue[100], 4),
  circle(110, 40, 14, blue[700]),
  circle(110, 40, 8.5, paper[200]),
  circle(110, 40, 3.2, blue[700]),
  rect(88, 68, 44, 35, butter[200], 4),
  lettering(110, 92, '$240', {
    size: 16,
    face: 'gabarito-800',
    color: blue[950],
    anchor: 'middle',
  }),
]);

export const picture = tileScene(
  'A page about brakes with a price and a button, and the mechanic who explains it to a driver',
  { mood: 'day', seed: 433, center: [240, 214], scale: 1.06 },
  [
    place(screen(142, 112, page), [-44, -84], 1.04),
    place(tires(), [36, -74]),
    place(
      person({ top: blue[700], skin: skin[1], hat: orange[500], reach: 'left' }),
      [34, 6],
      1.35,
    ),
    place(person({ top: leaf[600], skin: skin[3], hair: blue[950] }), [44, 44], 1.35),
    place(bush(), [-50, 82], 0.9),
    place(bush(), [72, -24], 0.8),
  ],
);
