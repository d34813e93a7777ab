import type { Color } from '../../drawing/color.ts';
import { type Drawing, at, circle, path, rect, stroke } from '../../drawing/drawing.ts';
import { blue, leaf, orange, white } from '../../drawing/ramps.ts';
import type { Picture } from '../../drawing/svg.ts';
import { closeup } from '../../kit/closeup.ts';
import { text, ui } from '../../kit/interface.ts';

/** A check box of 44, and its label. */
const option = (y: number, words: string, checked: boolean): Drawing => [
  checked
    ? [rect(28, y, 44, 44, leaf[600], 10), stroke(`M39 ${y + 23}l9 9l14-18`, white, 6)]
    : rect(28, y, 44, 44, { fill: white, stroke: ui.muted, strokeWidth: 4 }, 10),
  text(90, y + 32, words, 27, {
    face: checked ? 'gabarito-800' : 'gabarito-700',
    color: checked ? ui.ink : ui.inkSoft,
  }),
];

/** The networks of a campaign, 344 wide: a column of text beside the picture may crop it to less than its height. */
const settings: Drawing = [
  rect(6, 10, 344, 340, { fill: blue[950], opacity: 0.14 }, 22),
  rect(0, 0, 344, 340, white, 22),
  text(28, 62, 'Networks', 36, { face: 'gabarito-800' }),
  [88, 168, 248].map((y) => rect(28, y, 288, 2, { fill: blue[200], night: 'beacon' })),
  option(106, 'Search', true),
  option(186, 'Search partners', false),
  option(266, 'Display', false),
];

/** The page of the campaign around the form: its steps at the left, its summary at the right. Phones show neither. */
const page = (ground: Color): Drawing => [
  rect(0, 0, 880, 440, ground),
  rect(0, 0, 84, 440, blue[700]),
  [70, 140, 210, 280, 350].map((y, step) => [
    circle(26, y, 13, step < 2 ? leaf[500] : step === 2 ? orange[500] : blue[500]),
    step < 2
      ? path(`M20 ${y}l5 5l8-10`, { fill: 'none', stroke: white, strokeWidth: 4, night: 'beacon' })
      : [],
    rect(48, y - 6, [26, 18, 28, 16, 24][step] ?? 0, 12, step === 2 ? orange[500] : blue[400], 6),
  ]),
  rect(800, 44, 168, 352, white, 18),
  rect(818, 78, 46, 14, blue[500], 7),
  [126, 162, 198, 234, 270, 306].map((y, row) =>
    rect(818, y, [50, 36, 50, 28, 42, 34][row] ?? 0, 10, blue[300], 5),
  ),
];

/** The arrow of a mouse, its tip on the origin. */
const pointer = path('M0 0V58L14 45L25 69L37 63L26 40H45Z', {
  fill: blue[950],
  stroke: white,
  strokeWidth: 5,
  night: 'beacon',
});

/** The settings on a ground. */
export const searchOnly = (ground: Color): Picture =>
  closeup(
    'Settings of a campaign: Search is checked; search partners and Display are not, and the pointer is on Display',
    [page(ground), at(268, 50, settings), at(324, 344, pointer)],
  );

export const picture = searchOnly(blue[200]);
