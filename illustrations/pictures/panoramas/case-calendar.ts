/** The main result of the clinic, which opens its case study. `kit/tally.ts` draws the days. */
import { cedarHill } from '#app/content/samples/cedar-hill.ts';
import { place } from '../../drawing/isometric.ts';
import { blue, leaf, orange, paper, skin } from '../../drawing/ramps.ts';
import { riverside } from '../../kit/clients.ts';
import { bush, pine, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { scene } from '../../kit/scene.ts';
import { calendar } from '../../kit/tally.ts';
import { wideTile } from '../../kit/terrain.ts';
import { car } from '../../kit/vehicles.ts';

const { before, after } = cedarHill.results.bookings;

export const picture = scene(
  'A clinic before two calendars of a month: 16 visits booked online in the first, 42 in the second',
  { width: 1100, height: 920, center: [585, 545], scale: 1.85 },
  [
    wideTile('leaf', 71),
    place(pine(), [-40, -126], 1),
    place(calendar({ count: before, color: blue[500], width: 118, figure: 30 }), [-102, 30]),
    place(calendar({ count: after, color: orange[500], width: 190, figure: 30 }), [-70, -148]),
    place(riverside, [46, 70], 0.86),
    place(car(blue[500], 'y'), [96, -106], 0.9),
    place(person(), [96, -6]),
    place(person({ top: paper[0], skin: skin[4], hair: blue[950], legs: leaf[700] }), [104, 24]),
    place(person({ top: blue[500], skin: skin[1], hair: skin[3] }), [112, -40]),
    place(tree(), [-72, 106], 0.9),
    place(bush(), [-40, 114], 0.8),
    place(bush(), [124, 60], 0.9),
    place(tree(), [112, 84], 0.7),
  ],
);
