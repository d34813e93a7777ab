import { type Color, mix } from '../../drawing/color.ts';
import { type Drawing, at, rect } from '../../drawing/drawing.ts';
import { blue, navy, orange, paper, white } from '../../drawing/ramps.ts';
import { closeup, sheet } from '../../kit/closeup.ts';
import { text, ui } from '../../kit/interface.ts';

/** The fields of the clinic’s old form, two in a row. */
const long = [
  'Name',
  'Birth date',
  'Address',
  'City',
  'ZIP code',
  'Phone',
  'Email',
  'Employer',
  'Insurance',
  'Doctor',
  'Pain area',
  'Since when',
  'Heard of us',
  'Comments',
];

/** Fields of the new form: x, row and width of each. */
const short = [
  ['Name', 0, 0, 324],
  ['Phone', 0, 1, 324],
  ['Email', 0, 2, 324],
  ['Which therapist', 0, 3, 324],
  ['Day', 0, 4, 154],
  ['Time', 170, 4, 154],
] as const;

/** The button at the end of a form. */
const button = (y: number, width: number, words: string, fill: Color, ink: Color): Drawing => [
  rect(28, y, width, 62, fill, 14),
  text(28 + width / 2, y + 41, words, 28, { face: 'gabarito-800', color: ink, anchor: 'middle' }),
];

/** How many fields a form has, on a pill across its upper edge. */
const count = (words: string, width: number): Drawing => [
  rect(28, -30, width, 60, blue[950], 30),
  text(28 + width / 2, 13, words, 36, { face: 'gabarito-800', color: white, anchor: 'middle' }),
];

/** The ink of the old form: as dull in the dark theme as in the light one. */
const dull = mix(navy.quiet, white, 0.25);

/** Fourteen fields close together in two columns. */
const before: Drawing = [
  sheet(410, 534, 24, { fill: paper[100] }),
  count('14 fields', 190),
  long.map((name, index) =>
    at(28 + (index % 2) * 182, 74 + Math.floor(index / 2) * 54, [
      text(0, 0, name, 28, { color: dull }),
      rect(1, 6, 170, 18, { fill: paper[50], stroke: dull, strokeWidth: 2 }, 2),
    ]),
  ),
  button(455, 354, 'Submit', paper[300], dull),
];

/** Six fields with air between them, and a button that repeats what the person chose. */
const after: Drawing = [
  sheet(380, 534, 24),
  count('6 fields', 172),
  short.map(([name, x, row, width]) =>
    at(28 + x, 76 + row * 79, [
      text(0, 0, name, 28, { face: 'figtree-600' }),
      rect(0, 9, width, 32, { fill: blue[50], stroke: ui.muted, strokeWidth: 2 }, 9),
    ]),
  ),
  button(455, 324, 'Book Thursday at 10:00', orange[500], blue[950]),
];

export const picture = closeup(
  'Two booking forms: the old one has 14 fields close together in two columns and the button “Submit”, the new one has six fields and the button “Book Thursday at 10:00”',
  [rect(0, 0, 880, 600, blue[600]), at(30, 46, before), at(470, 46, after)],
  600,
);

export const night = 'screen';
