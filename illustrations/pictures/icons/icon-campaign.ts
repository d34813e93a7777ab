import { rect } from '../../drawing/drawing.ts';
import { place } from '../../drawing/isometric.ts';
import { blue, butter, orange, paper } from '../../drawing/ramps.ts';
import { adLabel, screen, words, writing } from '../../kit/devices.ts';
import { coins } from '../../kit/markers.ts';
import { icon } from '../../kit/scene.ts';

/** A campaign: a board with its name and its ads, beside its own budget in coins. */
const campaign = (name: string) => [
  rect(2, 2, 78, 66, paper[0], 4),
  words(8, 20, name, 16),
  [0, 1].map((ad) => [
    rect(7, 27 + ad * 20, 68, 17, blue[100], 3),
    adLabel(11, 31 + ad * 20),
    writing(36, 34 + ad * 20, [32], { color: blue[500] }),
  ]),
];

/** Two campaigns of a heating company with separate budgets. */
export const picture = icon({ mood: 'day', seed: 359, center: [110, 122], scale: 0.95 }, [
  place(screen(82, 70, campaign('Repairs'), { edge: blue[700] }), [-52, -62]),
  place(coins(6, orange[500]), [-2, -50], 0.9),
  place(screen(82, 70, campaign('Furnaces'), { edge: orange[500] }), [14, -18]),
  place(coins(3, butter[400]), [56, 8], 0.9),
]);
