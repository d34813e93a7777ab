import { rankTracker } from '#app/content/samples/screens.ts';
import { mix } from '../../drawing/color.ts';
import { type Drawing, circle, rect, round } from '../../drawing/drawing.ts';
import { measure } from '../../drawing/lettering.ts';
import { blue, brick, navy, orange } from '../../drawing/ramps.ts';
import type { Picture } from '../../drawing/svg.ts';
import { card, centeredDelta, hairlines, label, spark, text, ui } from '../../kit/interface.ts';

const tones = [blue[700], blue[500], blue[300], mix(blue[100], navy.quiet, 0.1)];
const total = rankTracker.distribution.reduce((sum, { count }) => sum + count, 0);

function shares(): Drawing {
  let x = 20;
  return rankTracker.distribution.map(({ name, count }, index) => {
    const width = round((524 * count) / total - 4);
    const start = x;
    const tone = { fill: tones[index] ?? blue[300], night: 'beacon' } as const;
    x += width + 4;
    const words = `${name}  `;
    return [
      rect(start, 58, width, 14, tone, 7),
      circle(start + 5, 91, 5, tone),
      label(start + 16, 96, words, 14.5),
      text(
        start + 16 + measure(words, { size: 14.5, face: 'figtree-600' }),
        96,
        String(count),
        15,
        {
          face: 'figtree-800',
        },
      ),
    ];
  });
}

/** Six of the searches, including the one that fell. */
const rows = rankTracker.keywords.filter((_, index) => index !== 3);

const table: Drawing = rows.map(({ words, rank, change, trend }, index) => {
  const y = 154 + index * 40;
  const [top, lost] = [rank <= 3, change < 0];
  return [
    text(36, y + 5, words, 16.5, { face: 'figtree-700' }),
    rect(288, y - 15, 36, 31, top ? orange[500] : ui.quietFill, 9),
    text(306, y + 6.5, String(rank), 18, {
      face: 'gabarito-800',
      color: top ? blue[950] : blue[700],
      anchor: 'middle',
    }),
    centeredDelta(374, y + 5.5, String(Math.abs(change)), { size: 15, up: !lost, good: !lost }),
    spark(
      [424, y - 11, 96, 20],
      trend.map((value) => -value),
      { color: lost ? brick[600] : blue[600], strokeWidth: 2.8 },
    ),
  ];
});

export const picture: Picture = {
  title: 'Rank tracker: six searches with rank and change, one of them has slipped two places',
  width: 560,
  height: 392,
  drawing: [
    rect(0, 0, 560, 392, ui.ground),
    text(20, 40, rankTracker.client, 21, { face: 'gabarito-700' }),
    shares(),
    card(20, 108, 520, 266),
    label(306, 127, 'Rank', 13.5, { anchor: 'middle' }),
    label(374, 127, 'Change', 13.5, { anchor: 'middle' }),
    label(520, 127, '90 days', 13.5, { anchor: 'end' }),
    hairlines(
      21.5,
      517,
      rows.slice(1).map((_, index) => 174 + index * 40),
    ),
    table,
  ],
};
