import { type Drawing, at, ellipse, path, rect, times } from '../../drawing/drawing.ts';
import { blue, orange, paper, white } from '../../drawing/ramps.ts';
import { closeup } from '../../kit/closeup.ts';
import { text } from '../../kit/interface.ts';

/** Coins that lie on each other, 150 wide, seen from the side. Origin: the middle of the lowest edge. */
const stack = (coins: number): Drawing =>
  times(coins, (coin) => [
    rect(-75, -40 - coin * 44, 150, 40, orange[500], 12),
    rect(-75, -40 - coin * 44, 46, 40, orange[600], 12),
    rect(-48, -40 - coin * 44, 96, 40, orange[500]),
    times(4, (rib) => rect(-34 + rib * 26, -32 - coin * 44, 6, 24, orange[300], 3)),
  ]);

/** The arrow of a mouse, 92 high, its tip on the origin. */
const cursor = path('M0 0v74l18-16l13 29l16-7l-13-28h25Z', {
  fill: white,
  stroke: blue[950],
  strokeWidth: 6,
});

const pile = (x: number, coins: number, words: string): Drawing =>
  at(x, 342, [
    ellipse(-6, 2, 92, 12, { fill: blue[950], opacity: 0.14 }),
    stack(coins),
    text(0, 58, words, 42, { face: 'gabarito-800', anchor: 'middle', color: paper[50] }),
  ]);

/** The panel of the card, which is dark blue, is the ground. */
export const picture = closeup(
  'Two stacks of coins: what paid clicks earn and, higher, what free clicks earn',
  [
    pile(306, 4, 'Paid clicks'),
    pile(574, 6, 'Free clicks'),
    at(332, 132, cursor),
    at(600, 46, cursor),
  ],
);

export const night = 'paper';
