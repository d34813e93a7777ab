import { type Drawing, at, circle, path, rect, stroke } from '../../drawing/drawing.ts';
import { blue, leaf, orange, white } from '../../drawing/ramps.ts';
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

/** The page of the campaign around the form: its steps at the left, its summary at the right. */
const page: Drawing = [
  rect(0, 0, 880, 440, blue[200]),
  rect(0, 0, 168, 440, blue[700]),
  [70, 140, 210, 280, 350].map((y, step) => [
    circle(40, y, 15, step < 2 ? leaf[500] : step === 2 ? orange[500] : blue[500]),
    step < 2
      ? path(`M33 ${y}l5 6l9-11`, { fill: 'none', stroke: white, strokeWidth: 4, night: 'beacon' })
      : [],
    rect(68, y - 6, [44, 36, 46, 32, 42][step] ?? 0, 12, step === 2 ? orange[500] : blue[400], 6),
  ]),
  rect(672, 44, 168, 340, white, 18),
  rect(694, 78, 84, 14, blue[500], 7),
  path('M694 190L730 168L764 176L818 128V204H694Z', blue[200]),
  stroke('M694 190L730 168L764 176L818 128', blue[600], 6),
  [236, 272, 308].map((y, row) => [
    rect(694, y, 64, 10, blue[300], 5),
    rect(780, y, [38, 30, 38][row] ?? 0, 10, blue[600], 5),
  ]),
];

/** The arrow of a mouse, its tip on the origin. */
const pointer = path('M0 0V58L14 45L25 69L37 63L26 40H45Z', {
  fill: blue[950],
  stroke: white,
  strokeWidth: 5,
  night: 'beacon',
});

export const picture = closeup(
  'Settings of a campaign: Search is checked; search partners and Display are not, and the pointer is on Display',
  [page, at(220, 44, settings), at(276, 338, pointer)],
);
