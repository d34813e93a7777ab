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
  text(92, y + 32, words, 30, {
    face: checked ? 'gabarito-800' : 'gabarito-700',
    color: checked ? ui.ink : ui.inkSoft,
  }),
];

/** The networks of a campaign, 400 wide. */
const settings: Drawing = [
  rect(6, 10, 400, 340, { fill: blue[950], opacity: 0.14 }, 22),
  rect(0, 0, 400, 340, white, 22),
  text(28, 62, 'Networks', 36, { face: 'gabarito-800' }),
  [88, 168, 248].map((y) => rect(28, y, 344, 2, { fill: blue[200], night: 'beacon' })),
  option(106, 'Search', true),
  option(186, 'Search partners', false),
  option(266, 'Display', false),
];

/** The page of the campaign around the form: its steps at the left, its summary at the right. Phones show neither. */
const page = (ground: Color): Drawing => [
  rect(0, 0, 880, 440, ground),
  rect(0, 0, 108, 440, blue[700]),
  [70, 140, 210, 280, 350].map((y, step) => [
    circle(34, y, 15, step < 2 ? leaf[500] : step === 2 ? orange[500] : blue[500]),
    step < 2
      ? path(`M27 ${y}l5 6l9-11`, { fill: 'none', stroke: white, strokeWidth: 4, night: 'beacon' })
      : [],
    rect(60, y - 6, [32, 24, 34, 22, 30][step] ?? 0, 12, step === 2 ? orange[500] : blue[400], 6),
  ]),
  rect(772, 44, 168, 352, white, 18),
  rect(794, 78, 60, 14, blue[500], 7),
  [126, 162, 198, 234, 270, 306].map((y, row) =>
    rect(794, y, [64, 48, 64, 40, 56, 48][row] ?? 0, 10, blue[300], 5),
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
    [page(ground), at(240, 44, settings), at(296, 338, pointer)],
  );

export const picture = searchOnly(blue[200]);
