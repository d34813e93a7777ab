import { type Drawing, at, rect, stroke } from '../../drawing/drawing.ts';
import { blue, leaf, orange, skin, white } from '../../drawing/ramps.ts';
import { closeup } from '../../kit/closeup.ts';
import { pointingHand } from '../../kit/hands.ts';
import { hairlines, text, ui } from '../../kit/interface.ts';

/** A check box of 44, and its label. */
const option = (y: number, words: string, checked: boolean): Drawing => [
  checked
    ? [rect(28, y, 44, 44, leaf[600], 10), stroke(`M39 ${y + 23}l9 9l14-18`, white, 6)]
    : rect(28, y, 44, 44, { fill: white, stroke: ui.muted, strokeWidth: 4 }, 10),
  text(92, y + 32, words, 30, {
    face: checked ? 'gabarito-800' : 'gabarito-700',
    color: checked ? ui.ink : ui.inkSoft,
  }),
];

/** The networks of a campaign, 400 wide. */
const settings: Drawing = [
  rect(8, 12, 400, 340, { fill: blue[950], opacity: 0.14 }, 22),
  rect(0, 0, 400, 340, white, 22),
  text(28, 62, 'Networks', 36, { face: 'gabarito-800' }),
  hairlines(28, 344, [88, 168, 248]),
  option(106, 'Search', true),
  option(186, 'Search partners', false),
  option(266, 'Display', false),
];

export const picture = closeup(
  'Settings of a campaign: Search is checked, and a finger has unchecked search partners and Display',
  [
    rect(0, 0, 880, 440, blue[600]),
    rect(0, 300, 880, 140, blue[700]),
    at(226, 46, settings),
    at(286, 350, pointingHand({ tone: skin[4], sleeve: orange[500] }), 0.9),
  ],
);
