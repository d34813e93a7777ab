import type { Color } from '../../drawing/color.ts';
import { type Drawing, at, circle, path, rect, transformed } from '../../drawing/drawing.ts';
import { blue, orange, white } from '../../drawing/ramps.ts';
import { closeup } from '../../kit/closeup.ts';
import { text } from '../../kit/interface.ts';

/** The three headlines that the guide says in a row. */
const chosen = ['Front pads from $180', 'Open Saturdays until 2 pm', 'Price in writing first'];

/** The other 12 of its 15 headlines, six on each side. */
const others = [
  ['Brake repair', 'in Omaha'],
  ['Brake pads', 'replaced today'],
  ['Squeaky brakes?', 'Come by today'],
  ['Most cars done', 'in 2 hours'],
  ['3 ASE-certified', 'mechanics'],
  ['12-month', 'warranty'],
  ['We show you', 'the worn part'],
  ['Free 15-minute', 'brake check'],
  ['No appointment', 'for a check'],
  ['Book online', 'in 2 minutes'],
  ['Call before 10,', 'done by 5'],
  ['See times for', 'this week'],
] as const;

/** A card with a strip at its left edge. */
const card = (width: number, height: number, strip: Color, words: Drawing): Drawing => [
  rect(5, 7, width, height, { fill: blue[950], opacity: 0.14 }, 8),
  rect(0, 0, width, height, white, 8),
  path(`M12 0H8Q0 0 0 8V${height - 8}Q0 ${height} 8 ${height}H12Z`, strip),
  words,
];

const small = ([first, second]: readonly [string, string], index: number): Drawing =>
  at(
    index < 6 ? 30 : 664,
    12 + (index % 6) * 71,
    transformed(
      `rotate(${[-2, 1.5, -1, 2, -1.5, 1][(index + (index < 6 ? 0 : 3)) % 6] ?? 0} 93 30)`,
      card(186, 60, blue[400], [
        text(24, 26, first, 20, { face: 'figtree-600' }),
        text(24, 49, second, 20, { face: 'figtree-600' }),
      ]),
    ),
  );

/** The ad that three of the cards make. */
const ad: Drawing = [
  rect(8, 11, 388, 380, { fill: blue[950], opacity: 0.14 }, 12),
  rect(0, 0, 388, 380, blue[200], 12),
  circle(46, 46, 20, blue[700]),
  circle(46, 46, 9, white),
  text(80, 42, 'Sandhill Brakes', 21, { face: 'figtree-700' }),
  text(80, 66, 'Sponsored', 19),
  chosen.map((words, index) =>
    at(
      22,
      88 + index * 74,
      transformed(
        `rotate(${index === 2 ? -2 : 0} 172 30)`,
        card(344, 60, orange[500], text(28, 40, words, 25, { face: 'gabarito-700' })),
      ),
    ),
  ),
  text(26, 352, 'Free 15-minute check.', 22),
];

export const picture = closeup(
  'Fifteen cards with a headline each: three of them make an ad for Sandhill Brakes, the other 12 lie beside it',
  [others.map(small), at(246, 30, ad)],
);
