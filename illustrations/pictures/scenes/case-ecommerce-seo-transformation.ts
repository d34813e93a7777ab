import { dashboard } from '#app/content/samples/screens.ts';
import { rect } from '../../drawing/drawing.ts';
import { place } from '../../drawing/isometric.ts';
import { blue, brick, orange, skin } from '../../drawing/ramps.ts';
import { fernhill } from '../../kit/clients.ts';
import { browser, screen } from '../../kit/devices.ts';
import { bush, pine, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { wideScene } from '../../kit/scene.ts';
import { crates } from '../../kit/street.ts';
import { van } from '../../kit/vehicles.ts';

const visits = dashboard.visits.thisYear.map((month) => month.visits);
const [fewest, most] = [Math.min(...visits), Math.max(...visits)];
const step = 126 / visits.length;

/** Visits from search by month. The month with the fewest is red. */
const months = browser(150, 112, [
  rect(12, 19, 46, 7, blue[900], 3),
  visits.map((count, index) => {
    const height = (count / most) * 62;
    const color = count === fewest ? brick[600] : orange[500];
    return rect(12 + index * step, 98 - height, step - 5, height, color, 2);
  }),
  rect(12, 98, 126, 1.6, blue[900]),
]);

export const picture = wideScene(
  'An outdoor shop with a tent in front; a screen behind it shows visits by month, one of them low',
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
