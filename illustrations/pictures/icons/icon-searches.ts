import { type Drawing, circle, rect, stroke } from '../../drawing/drawing.ts';
import { place } from '../../drawing/isometric.ts';
import { blue, leaf, orange, paper } from '../../drawing/ramps.ts';
import { screen } from '../../kit/devices.ts';
import { coins } from '../../kit/markers.ts';
import { icon } from '../../kit/scene.ts';

const search = (y: number, width: number, chosen: boolean): Drawing => [
  rect(8, y, 86, 18, chosen ? orange[200] : paper[100], 9),
  circle(20, y + 8.5, 4, { fill: 'none', stroke: blue[700], strokeWidth: 2.4 }),
  stroke(`M23 ${y + 11.5}l3.500 3.500`, blue[700], 2.4),
  rect(33, y + 6.5, width, 5, chosen ? blue[800] : paper[400], 2),
  chosen ? stroke(`M74 ${y + 9}l4 4l8-8`, leaf[600], 4) : [],
];

/** Three searches, two of them chosen, and what they bring. */
const searches: Drawing = [
  rect(2, 2, 98, 78, paper[0], 4),
  search(8, 30, true),
  search(31, 24, true),
  search(54, 36, false),
];

export const picture = icon({ mood: 'sand', seed: 93 }, [
  place(screen(102, 82, searches, { edge: blue[700] }), [-34, -50]),
  place(coins(6, orange[500]), [40, 4]),
  place(coins(3), [34, 34]),
]);
