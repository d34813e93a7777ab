import { rect, times } from '../../drawing/drawing.ts';
import { place } from '../../drawing/isometric.ts';
import { lettering } from '../../drawing/lettering.ts';
import { blue, orange, paper } from '../../drawing/ramps.ts';
import { screen } from '../../kit/devices.ts';
import { cursor } from '../../kit/markers.ts';
import { icon } from '../../kit/scene.ts';

/** The days of a calendar, one of them chosen, above the button that books it. */
const calendar = [
  rect(2, 2, 102, 80, paper[0], 4),
  rect(2, 2, 102, 12, blue[700], 4),
  times(15, (day) =>
    rect(
      10 + (day % 5) * 18,
      19 + Math.floor(day / 5) * 14,
      14,
      11,
      day === 8 ? orange[500] : blue[100],
      2,
    ),
  ),
  rect(10, 61, 86, 18, blue[600], 5),
  lettering(53, 75.5, 'Book', {
    size: 16,
    face: 'gabarito-800',
    color: paper[0],
    anchor: 'middle',
  }),
];

export const picture = icon({ mood: 'sand', seed: 223 }, [
  place(screen(106, 84, calendar, { edge: blue[800] }), [-26, -58]),
  place(cursor(), [12, 2, 18], 1.15),
]);
