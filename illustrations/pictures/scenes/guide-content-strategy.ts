import type { Color } from '../../drawing/color.ts';
import { type Drawing, path, rect, stroke } from '../../drawing/drawing.ts';
import { block, onLeftFace, onRightFace, place, shade } from '../../drawing/isometric.ts';
import { lettering } from '../../drawing/lettering.ts';
import { blue, butter, leaf, orange, paper, skin, white } from '../../drawing/ramps.ts';
import { bush, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { tileScene } from '../../kit/scene.ts';

/** A page on a stalk of the given height; a short stalk is still a sprout. */
const plant = (height: number, headline: Color = blue[600]): Drawing => [
  stroke(`M0 0V-${height}`, leaf[600], 3),
  path(`M0-${height * 0.35}q11-11 15 0q-8 6-15 0Z`, leaf[500]),
  path(`M0-${height * 0.5}q-11-11-15 0q8 6 15 0Z`, leaf[600]),
  height > 20
    ? [
        path(`M-13-${height + 30}h18l8 8v24h-26Z`, paper[0]),
        path(`M5-${height + 30}l8 8h-8Z`, blue[200]),
        rect(-8, -height - 21, 12, 4, headline, 2),
        rect(-8, -height - 14, 16, 2.6, paper[300]),
        rect(-8, -height - 9, 13, 2.6, paper[300]),
      ]
    : [],
];

/** A raised bed for one month, 132 long, its four weeks planted. */
const bed = (month: string, weeks: Drawing): Drawing => [
  block([0, 0], [26, 132, 15], skin[2], { top: skin[4] }),
  onRightFace([26, 0], [132, 15], rect(0, 7, 132, 1.6, shade(skin[2], 0.2))),
  onLeftFace([2, 134, 2], 22, [
    rect(0, 0, 22, 22, blue[700], 4),
    lettering(11, 16.5, month, { size: 16, face: 'gabarito-800', color: white, anchor: 'middle' }),
  ]),
  weeks,
];
const weeks = (heights: readonly number[], ripe?: number): Drawing =>
  heights.map((height, week) =>
    place(plant(height, week === ripe ? orange[500] : undefined), [13, 18 + week * 32, 15]),
  );

const can: Drawing = [
  rect(-9, -15, 18, 15, blue[600], 3),
  stroke('M9-6l13-9M-8-13q-12 2-8 12', blue[600], 3.4),
  path('M18-20l9 7l-6 3Z', blue[700]),
];

const title = 'Three garden beds, one for each month, where pages grow on stalks week by week';

const garden: Drawing = [
  place(tree(), [-86, -70]),
  place(bed('1', weeks([44, 40, 34, 30], 0)), [-66, -84]),
  place(bed('2', weeks([30, 26, 22, 18])), [-20, -78]),
  place(
    person({ top: orange[500], skin: skin[3], hair: blue[950], hat: butter[400] }),
    [36, -60],
    1.25,
  ),
  place(bed('3', weeks([16, 13, 10, 8])), [24, -44]),
  place(can, [66, 54], 1.1),
  place(bush(), [-66, 72]),
];

/** The guide shows it behind the hill of its chapters, which hides its lower edge. */
const behindHill = { height: 420, center: [203, 260] } as const;

export const pictures = {
  'guide-content-strategy': tileScene(
    title,
    { mood: 'leaf', seed: 227, width: 400, scale: 1.16, ...behindHill },
    garden,
  ),
  'guide-content-strategy-card': tileScene(
    title,
    { mood: 'leaf', seed: 227, width: 400, height: 344, center: [203, 184], scale: 1.16 },
    garden,
  ),
};
