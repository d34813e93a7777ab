import { path, rect, stroke } from '../../drawing/drawing.ts';
import { place } from '../../drawing/isometric.ts';
import { blue, orange, paper, skin } from '../../drawing/ramps.ts';
import { fernhill } from '../../kit/clients.ts';
import { browser, screen } from '../../kit/devices.ts';
import { bush, pine, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { wideScene } from '../../kit/scene.ts';
import { crates } from '../../kit/street.ts';
import { van } from '../../kit/vehicles.ts';

/** Visits by month: gray before the work starts, a dip in the first weeks, then orange. */
const before = 'M14 78L28 79L42 76';
const after = 'M42 76L56 77L70 82L84 70L98 61L112 48L126 42L136 32';
const months = browser(150, 112, [
  rect(12, 20, 46, 7, blue[900], 3),
  [50, 64, 78].map((y) => rect(12, y, 126, 1.2, paper[200])),
  path(`${after}V96H42Z`, { fill: orange[500], opacity: 0.14 }),
  stroke(before, paper[400], 4),
  stroke(after, orange[500], 4),
  rect(12, 96, 126, 1.6, blue[900]),
]);

export const picture = wideScene(
  'An outdoor shop with a tent in front; a screen behind it shows visits that dip once and then rise',
  { mood: 'day', seed: 61 },
  [
    place(pine(), [-120, -40], 1.1),
    place(screen(150, 112, months), [-116, -104]),
    place(fernhill, [-6, 32], 1.02),
    place(van({ name: 'FERNHILL' }), [70, -100], 0.9),
    place(crates(), [44, 76]),
    place(person({ top: orange[500] }), [74, 66]),
    place(person({ top: blue[600], skin: skin[4], hair: blue[950] }), [112, 20]),
    place(tree(), [-96, 92]),
    place(bush(), [-40, 108], 0.9),
    place(bush(), [110, 74], 0.8),
  ],
);
