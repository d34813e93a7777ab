import { mix } from '../../drawing/color.ts';
import { type Drawing, at, rect } from '../../drawing/drawing.ts';
import { blue, navy, orange, white } from '../../drawing/ramps.ts';
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

/** How many fields a form has, on a pill across its upper edge. */
const count = (words: string, width: number): Drawing => [
  rect(28, -30, width, 60, blue[950], 30),
  text(28 + width / 2, 13, words, 36, { face: 'gabarito-800', color: white, anchor: 'middle' }),
];

/** The ink of the old form: as dull in the dark theme as in the light one. */
const dull = mix(navy.quiet, white, 0.25);

/** Fourteen fields in two columns, which end below the picture. */
const before: Drawing = [
  sheet(410, 700, 24, { fill: blue[100] }),
  count('14 fields', 190),
  long.map((name, index) =>
    at(28 + (index % 2) * 182, 76 + Math.floor(index / 2) * 79, [
      text(0, 0, name, 28, { color: dull }),
      rect(1, 9, 170, 32, { fill: blue[50], stroke: dull, strokeWidth: 2 }, 2),
    ]),
  ),
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
  rect(28, 455, 324, 62, orange[500], 14),
  text(190, 496, 'Book Thursday at 10:00', 28, {
    face: 'gabarito-800',
    color: blue[950],
    anchor: 'middle',
  }),
];

export const picture = closeup(
  'Two booking forms: the old one has 14 fields in two columns and runs off the picture before its button, the new one has six fields and the button “Book Thursday at 10:00”',
  [rect(0, 0, 880, 600, blue[600]), at(30, 46, before), at(470, 46, after)],
  600,
);

export const night = 'screen';
