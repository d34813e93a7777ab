import type { Color } from '../../drawing/color.ts';
import { type Drawing, at, circle, path, rect, transformed } from '../../drawing/drawing.ts';
import { blue, orange, white } from '../../drawing/ramps.ts';
import { closeup } from '../../kit/closeup.ts';
import { text } from '../../kit/interface.ts';

type Headline = readonly [first: string, second: string];

/** The three headlines that the guide says in a row. */
const chosen: readonly Headline[] = [
  ['Front pads', 'from $180'],
  ['Open Saturdays', 'until 2 pm'],
  ['Price in', 'writing first'],
];

/** Six of the other 12. Each lies on one of the rest. */
const others: readonly Headline[] = [
  ['Brake repair', 'in Omaha'],
  ['Squeaky brakes?', 'Come by today'],
  ['3 ASE-certified', 'mechanics'],
  ['We show you', 'the worn part'],
  ['Most cars done', 'in 2 hours'],
  ['Book online', 'in 2 minutes'],
];

/** A card, 216 by 106, with a strip at its left edge. */
const card = (strip: Color, words: Drawing): Drawing => [
  rect(5, 7, 216, 106, { fill: blue[950], opacity: 0.14 }, 10),
  rect(0, 0, 216, 106, white, 10),
  path('M12 0H10Q0 0 0 10V96Q0 106 10 106H12Z', strip),
  words,
];

const lines = (headline: Headline): Drawing =>
  headline.map((line, index) => text(24, 46 + index * 36, line, 24, { face: 'gabarito-700' }));

const pair = (headline: Headline, index: number): Drawing =>
  at(index < 3 ? 60 : 604, 44 + (index % 3) * 172, [
    transformed(`rotate(${index % 2 ? -7 : 7} 108 53)`, card(blue[300], [])),
    card(blue[400], lines(headline)),
  ]);

/** The ad that three of the cards make. */
const ad: Drawing = [
  rect(8, 11, 248, 482, { fill: blue[950], opacity: 0.14 }, 16),
  rect(0, 0, 248, 482, blue[200], 16),
  circle(40, 48, 22, blue[700]),
  circle(40, 48, 10, white),
  text(72, 44, 'Sandhill Brakes', 23, { face: 'figtree-700' }),
  text(72, 72, 'Sponsored', 22),
  chosen.map((headline, index) => at(16, 98 + index * 124, card(orange[500], lines(headline)))),
];

export const picture = closeup(
  'Fifteen cards for headlines: three of them make an ad for Sandhill Brakes, the other 12 lie in pairs beside it',
  [others.map(pair), at(316, 34, ad)],
  550,
);

export const night = 'paper';
