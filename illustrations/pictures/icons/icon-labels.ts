import type { Color } from '../../drawing/color.ts';
import { at, rect } from '../../drawing/drawing.ts';
import { place } from '../../drawing/isometric.ts';
import { lettering } from '../../drawing/lettering.ts';
import { blue, leaf, orange, paper } from '../../drawing/ramps.ts';
import { browser, screen } from '../../kit/devices.ts';
import { phoneReceiver } from '../../kit/interface.ts';
import { icon } from '../../kit/scene.ts';

/** A page with a price and a telephone. */
const page = browser(132, 92, [
  lettering(9, 47, '$180', { size: 32, face: 'gabarito-800', color: blue[900] }),
  at(24, 55, phoneReceiver(blue[900]), 0.34),
]);

/** A label that says what a thing is. */
const label = (word: string, color: Color, ink: Color) =>
  screen(
    64,
    30,
    [
      rect(0, 0, 64, 30, color),
      lettering(32, 21.5, word, { size: 21, face: 'gabarito-800', color: ink, anchor: 'middle' }),
    ],
    { thickness: 5, edge: color },
  );

export const picture = icon({ mood: 'sea', seed: 227, center: [110, 125] }, [
  place(screen(132, 92, page, { edge: blue[700] }), [-12, -62]),
  place(label('price', orange[500], blue[950]), [0, -78, 41]),
  place(label('phone', leaf[600], paper[0]), [0, -78, 5]),
]);
