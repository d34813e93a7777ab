import { at, circle, rect, stroke } from '../../drawing/drawing.ts';
import { place } from '../../drawing/isometric.ts';
import { blue, orange, paper, skin } from '../../drawing/ramps.ts';
import { browser, screen } from '../../kit/devices.ts';
import { bubble } from '../../kit/markers.ts';
import { person } from '../../kit/people.ts';
import { icon } from '../../kit/scene.ts';

/** A page that is still loading: a ring, and a bar that has filled a quarter. */
const loading = [
  circle(46, 40, 13, { fill: paper[0], stroke: blue[200], strokeWidth: 6 }),
  stroke('M46 27a13 13 0 0 1 13 13', orange[500], 6),
  rect(16, 66, 60, 7, paper[200], 3.5),
  rect(16, 66, 16, 7, orange[500], 3.5),
];

export const picture = icon({ mood: 'day', seed: 91 }, [
  place(screen(92, 84, browser(92, 84, loading)), [-30, -56]),
  place(person({ top: orange[500], skin: skin[3], hair: blue[950], reach: 'left' }), [34, 22], 1.1),
  at(7, -68, bubble('6 seconds', { width: 74, color: orange[500] }), 1.45),
]);
