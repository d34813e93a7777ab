import { type Drawing, at, circle, path, rect, stroke } from '../../drawing/drawing.ts';
import { measure } from '../../drawing/lettering.ts';
import { blue, orange, skin, white } from '../../drawing/ramps.ts';
import { closeup } from '../../kit/closeup.ts';
import { pointingHand } from '../../kit/hands.ts';
import { hairlines, text, ui } from '../../kit/interface.ts';

const typed = 'why is my furnace';
const suggested = ['banging', 'so loud', 'leaking water', 'cold'];
const size = 29;
const widthOfTyped = measure(typed, { size, face: 'figtree-500' });

const lens = (y: number, color = ui.muted): Drawing => [
  circle(0, y, 11, { fill: 'none', stroke: color, strokeWidth: 4 }),
  stroke(`M8 ${y + 8}l9 9`, color, 4),
];

/** The typed words in gray, and what people add to them in bold. */
const suggestion = (words: string, index: number): Drawing => [
  lens(146 + index * 78),
  text(40, 157 + index * 78, typed, size, { color: ui.inkSoft }),
  text(50 + widthOfTyped, 157 + index * 78, words, size, { face: 'figtree-700' }),
];

/** A search field, 570 wide, and the suggestions below it. */
const field: Drawing = [
  rect(10, 14, 570, 420, { fill: blue[950], opacity: 0.14 }, 34),
  rect(0, 0, 570, 420, white, 34),
  path('M0 170H570V248H0Z', orange[100]),
  hairlines(30, 510, [92]),
  at(46, 0, [
    lens(44, blue[600]),
    text(40, 57, typed, 33, { face: 'gabarito-700' }),
    rect(52 + measure(typed, { size: 33, face: 'gabarito-700' }), 26, 4, 38, orange[500], 2),
    suggested.map((words, index) => suggestion(words, index - 0.2)),
  ]),
];

export const picture = closeup(
  'A search box suggests how to go on after “why is my furnace”: banging, so loud, leaking water, cold',
  [at(150, 40, field), at(664, 258, pointingHand({ tone: skin[4], sleeve: blue[700] }), 0.74)],
);
