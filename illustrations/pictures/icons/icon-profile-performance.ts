import { at, path, rect } from '../../drawing/drawing.ts';
import { place } from '../../drawing/isometric.ts';
import { blue, orange, paper, skin } from '../../drawing/ramps.ts';
import { screen, words } from '../../kit/devices.ts';
import { phoneReceiver } from '../../kit/interface.ts';
import { person } from '../../kit/people.ts';
import { icon } from '../../kit/scene.ts';

/** A month of calls and requests for directions. */
const report = [
  rect(2, 2, 122, 88, paper[0], 4),
  words(9, 20, 'March', 16),
  rect(7, 27, 112, 27, blue[100], 6),
  at(11, 30, phoneReceiver(blue[700]), 0.34),
  words(36, 47, '40', 20),
  rect(64, 34, 50, 13, orange[500], 3),
  rect(7, 58, 112, 27, blue[100], 6),
  path('M13 74l15-12-4 18-4-6Z', blue[700]),
  words(36, 78, '25', 20),
  rect(64, 65, 31, 13, blue[500], 3),
];

export const picture = icon({ mood: 'leaf', seed: 317, center: [110, 124], scale: 0.9 }, [
  place(screen(126, 92, report, { edge: blue[700] }), [-24, -66]),
  place(person({ top: blue[700], skin: skin[4], hair: blue[950], reach: 'up' }), [38, 20], 1.15),
]);
