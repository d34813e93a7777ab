import { rect } from '../../drawing/drawing.ts';
import { place } from '../../drawing/isometric.ts';
import { blue, butter, orange, paper } from '../../drawing/ramps.ts';
import { screen, words } from '../../kit/devices.ts';
import { coins, tag } from '../../kit/markers.ts';
import { icon } from '../../kit/scene.ts';

/** What five days cost, in coins: the middle one twice the average, others less. */
const days = [3, 2, 7, 3, 4];
const busiest = 2;

/** The average, on a board behind the days. */
const board = [
  rect(2, 2, 84, 48, paper[0], 4),
  words(44, 29, '$20', 28, blue[700], 'middle'),
  words(44, 44, 'a day', 15, blue[900], 'middle'),
];

export const picture = icon({ mood: 'day', seed: 277, center: [110, 118] }, [
  place(screen(88, 52, board, { edge: blue[700] }), [-54, -36]),
  days.map((count, day) =>
    place(coins(count, day === busiest ? orange[500] : butter[400]), [14, day * 31 - 62], 0.9),
  ),
  place(tag('$40', 15, 'middle'), [14, 0, 50]),
]);
