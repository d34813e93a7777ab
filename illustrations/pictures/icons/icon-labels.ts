import type { Color } from '../../drawing/color.ts';
import { rect } from '../../drawing/drawing.ts';
import { place } from '../../drawing/isometric.ts';
import { lettering } from '../../drawing/lettering.ts';
import { blue, leaf, orange, paper } from '../../drawing/ramps.ts';
import { browser, screen, writing } from '../../kit/devices.ts';
import { icon } from '../../kit/scene.ts';

/** A page with a price and a phone number. */
const page = browser(112, 76, [
  writing(10, 18, [50]),
  lettering(10, 46, '$180', { size: 24, face: 'gabarito-800', color: blue[900] }),
  lettering(10, 67, '555-0142', { size: 12.5, face: 'gabarito-800', color: blue[900] }),
]);

/** A label that says what a thing is. */
const label = (word: string, color: Color, ink: Color) =>
  screen(
    52,
    22,
    [
      rect(0, 0, 52, 22, color),
      lettering(26, 16.5, word, { size: 16, face: 'gabarito-800', color: ink, anchor: 'middle' }),
    ],
    { thickness: 5, edge: color },
  );

export const picture = icon({ mood: 'sea', seed: 227, center: [110, 125] }, [
  place(screen(112, 76, page, { edge: blue[700] }), [-40, -64]),
  place(label('price', orange[500], blue[950]), [-28, -74, 27]),
  place(label('phone', leaf[600], paper[0]), [-28, -74, 0]),
]);
