import { place } from '../../drawing/isometric.ts';
import { orange, skin } from '../../drawing/ramps.ts';
import { browser, checklist, screen } from '../../kit/devices.ts';
import { lens } from '../../kit/markers.ts';
import { bush, pine, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { tileScene } from '../../kit/scene.ts';

export const picture = tileScene(
  'A tall checklist page with three of four boxes ticked',
  { mood: 'sea', seed: 41 },
  [
    place(screen(128, 92, browser(128, 92, checklist([70, 54, 80, 44]))), [-30, -66]),
    place(pine(), [40, -74], 0.85),
    place(person({ top: orange[500], skin: skin[1], hair: skin[4] }), [26, -30], 1.15),
    place(lens(), [40, 40, 2]),
    place(tree(), [-54, 70], 0.9),
    place(bush(), [6, 74], 0.9),
  ],
);
