import { rankTracker } from '#app/content/samples/screens.ts';
import { rect } from '../../drawing/drawing.ts';
import { blue, orange } from '../../drawing/ramps.ts';
import type { Picture } from '../../drawing/svg.ts';
import { card, delta, hairlines, text, ui } from '../../kit/interface.ts';

/** Four of the searches, including one that fell. */
const rows = [0, 2, 4, 6].flatMap((index) => rankTracker.keywords[index] ?? []);

export const picture: Picture = {
  title: 'Rank tracker: three searches have climbed, one has slipped two places',
  width: 400,
  height: 300,
  drawing: [
    rect(0, 0, 400, 300, ui.ground),
    text(20, 42, 'Rank tracker', 24, { face: 'gabarito-700' }),
    card(16, 58, 368, 228),
    hairlines(17.5, 365, [115, 172, 229]),
    rows.map(({ words, rank, change }, index) => {
      const y = 87 + index * 57;
      const top = rank <= 3;
      const short = words.replace(' riverside', '').replace(' cost', '');
      return [
        rect(30, y - 21, 46, 42, top ? orange[500] : ui.quietFill, 12),
        text(53, y + 9, String(rank), 25, {
          face: 'gabarito-800',
          color: top ? blue[950] : blue[700],
          anchor: 'middle',
        }),
        text(90, y + 7, short, 20, { face: 'figtree-700' }),
        delta(308, y + 7, String(Math.abs(change)), { size: 19, up: change > 0, good: change > 0 }),
      ];
    }),
  ],
};
