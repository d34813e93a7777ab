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

/** A column of six cards on each side, in the part that phones show. */
const small = ([first, second]: readonly [string, string], index: number): Drawing =>
  at(
    index < 6 ? 64 : 624,
    6 + (index % 6) * 97,
    transformed(
      `rotate(${[-2, 1.5, -1, 2, -1.5, 1][(index + (index < 6 ? 0 : 3)) % 6] ?? 0} 96 37)`,
      card(192, 74, blue[400], [
        text(23, 32, first, 21, { face: 'figtree-600' }),
        text(23, 58, second, 21, { face: 'figtree-600' }),
      ]),
    ),
  );

/** The ad that three of the cards make. */
const ad: Drawing = [
  rect(8, 11, 336, 492, { fill: blue[950], opacity: 0.14 }, 12),
  rect(0, 0, 336, 492, blue[200], 12),
  circle(44, 52, 22, blue[700]),
  circle(44, 52, 10, white),
  text(80, 48, 'Sandhill Brakes', 24, { face: 'figtree-700' }),
  text(80, 75, 'Sponsored', 21),
  chosen.map((words, index) =>
    at(
      14,
      104 + index * 94,
      transformed(
        `rotate(${index === 2 ? -2 : 0} 154 37)`,
        card(308, 74, orange[500], text(24, 46, words, 22, { face: 'gabarito-700' })),
      ),
    ),
  ),
  ['Free 15-minute check.', 'No appointment needed.'].map((line, index) =>
    text(24, 424 + index * 34, line, 24),
  ),
];

export const picture = closeup(
  'Fifteen cards with a headline each: three of them make an ad for Sandhill Brakes, the other 12 lie beside it',
  [others.map(small), at(272, 42, ad)],
  600,
);
