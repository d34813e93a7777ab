import { circle, rect } from '../../drawing/drawing.ts';
import { place } from '../../drawing/isometric.ts';
import { blue, butter, orange, paper } from '../../drawing/ramps.ts';
import { screen, words, writing } from '../../kit/devices.ts';
import { pencil } from '../../kit/markers.ts';
import { icon } from '../../kit/scene.ts';

/** A page about one service: its heading, the words of its picture, its text and a link are being written. */
const page = [
  rect(2, 2, 120, 86, paper[0], 4),
  rect(8, 8, 78, 21, butter[200], 5),
  words(13, 24, 'Vaccines', 17),
  rect(8, 35, 44, 46, blue[100], 4),
  circle(30, 60, 9, blue[600]),
  [-11, -4, 4, 11].map((x, toe) => circle(30 + x, toe % 3 ? 46 : 51, 3.6, blue[600])),
  writing(59, 37, [54, 46, 52, 30], { gap: 9 }),
  rect(59, 74, 44, 5, blue[600], 2),
];

export const picture = icon({ mood: 'leaf', seed: 86.5, center: [110, 126], scale: 0.88 }, [
  place(screen(124, 90, page, { edge: blue[700] }), [-18, -68]),
  place(pencil(orange[500], 34), [-6, -14, 52], 0.66),
]);
