import { type Drawing, at, rect } from '../../drawing/drawing.ts';
import { blue, orange, white } from '../../drawing/ramps.ts';
import { closeup, sheet } from '../../kit/closeup.ts';
import { text, ui } from '../../kit/interface.ts';

/** The fields of the clinic’s old form, and those of its new one. */
const long = [
  'Name',
  'Date of birth',
  'Home address',
  'City',
  'ZIP code',
  'Phone',
  'Email',
  'Employer',
  'Insurance no.',
  'Family doctor',
  'Where it hurts',
  'Since when',
  'Heard of us',
  'Comments',
];
const short = ['Name', 'Phone', 'Email', 'Which therapist', 'Day', 'Time'];

/** Fourteen fields close together, their labels at the side. */
const before: Drawing = [
  sheet(366, 560, 20),
  long.map((name, index) => [
    text(20, 40 + index * 36, name, 26, { color: ui.inkSoft }),
    rect(206, 16 + index * 36, 142, 28, { fill: white, stroke: ui.muted, strokeWidth: 2 }, 4),
  ]),
];

/** Six fields, their labels above, and a button that repeats what the person chose. */
const after: Drawing = [
  sheet(320, 516, 20),
  short.map((name, index) => [
    text(24, 35 + index * 70, name, 26, { face: 'figtree-600' }),
    rect(24, 43 + index * 70, 272, 32, { fill: blue[50], stroke: ui.inkSoft, strokeWidth: 2.5 }, 8),
  ]),
  rect(24, 440, 272, 58, orange[500], 14),
  text(160, 477, 'Book Thursday at 10:00', 24, {
    face: 'gabarito-800',
    color: blue[950],
    anchor: 'middle',
  }),
];

export const picture = closeup(
  'Two booking forms: the old one has 14 fields close together and runs off the page, the new one has six fields and the button “Book Thursday at 10:00”',
  [
    rect(0, 0, 880, 600, blue[600]),
    text(78, 54, '14 fields', 38, { face: 'gabarito-800', color: white }),
    text(476, 54, '6 fields', 38, { face: 'gabarito-800', color: white }),
    at(74, 74, before),
    at(472, 74, after),
  ],
  600,
);

export const night = 'screen';
