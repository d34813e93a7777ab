import { type Drawing, at, rect } from '../../drawing/drawing.ts';
import { blue, orange, paper, skin, white } from '../../drawing/ramps.ts';
import { closeup } from '../../kit/closeup.ts';
import { pointingHand } from '../../kit/hands.ts';
import { text, ui } from '../../kit/interface.ts';

/** The first fields of the clinic’s old form, which has 14, and all of its new form. */
const long = ['Name', 'Date of birth', 'Home address', 'Insurance number', 'Heard of us from'];
const short = ['Name', 'Phone', 'Email', 'Which therapist', 'Day', 'Time'];

/** A form, cut by the frame. */
const sheet: Drawing = [
  rect(8, 10, 250, 460, { fill: blue[950], opacity: 0.18 }, 18),
  rect(0, 0, 250, 460, white, 18),
];

/** The first of 14 fields in a column. */
const before: Drawing = [
  sheet,
  long.map((name, index) => [
    text(20, 36 + index * 80, name, 21, { color: ui.inkSoft }),
    rect(20, 46 + index * 80, 210, 38, { fill: white, stroke: ui.lastYear, strokeWidth: 2 }, 7),
  ]),
];

/** Six fields and a button that repeats what the person chose. */
const after: Drawing = [
  sheet,
  short.map((name, index) => [
    text(20, 29 + index * 51, name, 19, { face: 'figtree-600' }),
    rect(20, 36 + index * 51, 210, 24, { fill: white, stroke: ui.muted, strokeWidth: 2.5 }, 7),
  ]),
  rect(20, 322, 210, 46, orange[500], 12),
  text(125, 351, 'Book Thursday at 10:00', 18, {
    face: 'gabarito-800',
    color: blue[950],
    anchor: 'middle',
  }),
];

export const picture = closeup(
  'Two booking forms: the old one has 14 fields and runs off the page, the new one has six fields and the button “Book Thursday at 10:00”',
  [
    rect(0, 0, 880, 440, blue[600]),
    text(182, 49, '14 fields', 32, { face: 'gabarito-800', color: white }),
    text(456, 49, '6 fields', 32, { face: 'gabarito-800', color: white }),
    at(178, 68, before),
    at(452, 68, after),
    at(672, 416, pointingHand({ tone: skin[2], sleeve: paper[50] }), 0.8),
  ],
);
