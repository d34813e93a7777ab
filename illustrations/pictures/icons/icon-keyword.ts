import { circle, rect, stroke } from '../../drawing/drawing.ts';
import { place } from '../../drawing/isometric.ts';
import { blue, orange, paper } from '../../drawing/ramps.ts';
import { screen, writing } from '../../kit/devices.ts';
import { key } from '../../kit/markers.ts';
import { footShadow } from '../../kit/nature.ts';
import { icon } from '../../kit/scene.ts';

/** A search field with its suggestions, and a key. */
const suggestions = [
  rect(2, 2, 98, 66, paper[0], 4),
  rect(8, 9, 86, 17, blue[100], 8),
  circle(18, 16.5, 4, { fill: 'none', stroke: blue[600], strokeWidth: 2.4 }),
  stroke('M21 19.500l3.500 3.500', blue[600], 2.4),
  rect(30, 14, 34, 5, blue[800], 2),
  writing(18, 34, [60, 46, 54], { gap: 11 }),
];

export const picture = icon({ mood: 'sea', seed: 131 }, [
  place(screen(102, 70, suggestions, { edge: blue[700] }), [-30, -54]),
  place(footShadow(13), [34, 22]),
  place(key(orange[500]), [34, 22, 2], 0.95),
]);
