import { type Drawing, circle, rect, stroke } from '../../drawing/drawing.ts';
import { place } from '../../drawing/isometric.ts';
import { blue, orange, paper } from '../../drawing/ramps.ts';
import { screen, writing } from '../../kit/devices.ts';
import { pin } from '../../kit/markers.ts';
import { footShadow } from '../../kit/nature.ts';
import { icon } from '../../kit/scene.ts';

/** A page of search results; the first is the visitor's. */
const results: Drawing = [
  rect(2, 2, 98, 78, paper[0], 4),
  rect(8, 8, 86, 14, blue[100], 7),
  circle(17, 15, 3.6, { fill: 'none', stroke: blue[600], strokeWidth: 2.2 }),
  stroke('M19.800 17.800l3 3', blue[600], 2.2),
  rect(8, 28, 86, 22, orange[200], 4),
  rect(13, 32, 44, 5.5, orange[600], 2),
  writing(13, 42, [68]),
  rect(13, 56, 38, 5, blue[600], 2),
  writing(13, 66, [58, 44], { gap: 7 }),
];

export const picture = icon({ mood: 'day', seed: 137 }, [
  place(screen(102, 82, results, { edge: blue[700] }), [-30, -54]),
  place(footShadow(11), [36, 22]),
  place(pin('1'), [36, 22, 2], 1.3),
]);
