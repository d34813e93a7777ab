import { circle, path, rect } from '../../drawing/drawing.ts';
import { place } from '../../drawing/isometric.ts';
import { blue, orange } from '../../drawing/ramps.ts';
import { browser, phone, screen, writing } from '../../kit/devices.ts';
import { icon } from '../../kit/scene.ts';

const website = browser(96, 74, [
  rect(9, 19, 36, 7, blue[800], 3),
  writing(9, 31, [30, 33]),
  rect(9, 48, 26, 9, orange[500], 4),
  rect(54, 19, 33, 38, blue[100], 4),
  circle(70, 34, 8, orange[400]),
  path('M54 57l10-12l8 7l8-9l7 8v6Z', blue[400]),
  rect(9, 63, 78, 4, blue[100]),
]);
const onPhone = [
  rect(8, 10, 30, 22, blue[100], 4),
  writing(8, 38, [30, 22], { gap: 9, thickness: 5 }),
  rect(8, 60, 30, 11, orange[500], 5),
];

export const picture = icon({ mood: 'sea', seed: 86 }, [
  place(screen(96, 74, website), [-30, -52]),
  place(phone(onPhone, 46, 82), [30, 8], 0.62),
]);
