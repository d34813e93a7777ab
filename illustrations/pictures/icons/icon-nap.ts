import type { Color } from '../../drawing/color.ts';
import { rect } from '../../drawing/drawing.ts';
import { place } from '../../drawing/isometric.ts';
import { lettering } from '../../drawing/lettering.ts';
import { blue, orange, paper } from '../../drawing/ramps.ts';
import { screen, writing } from '../../kit/devices.ts';
import { tickBadge } from '../../kit/markers.ts';
import { icon } from '../../kit/scene.ts';

/** A listing: the initials of name, address and phone number, each with its line. */
const listing = (edge: Color) =>
  screen(
    60,
    72,
    [
      rect(2, 2, 56, 68, paper[0], 4),
      [...'NAP'].map((initial, row) => [
        rect(7, 7 + row * 21, 17, 17, blue[100], 4),
        lettering(15.5, 20.5 + row * 21, initial, {
          size: 14,
          face: 'gabarito-800',
          color: blue[800],
          anchor: 'middle',
        }),
        writing(29, 9 + row * 21, [24, 16], { color: row === 1 ? blue[400] : blue[800] }),
      ]),
    ],
    { edge },
  );

/** Two listings say the same. */
export const picture = icon({ mood: 'leaf', seed: 217 }, [
  place(listing(blue[700]), [-16, -68]),
  place(listing(orange[500]), [-16, 6]),
  place(tickBadge(15), [-10, 0, 66]),
]);
