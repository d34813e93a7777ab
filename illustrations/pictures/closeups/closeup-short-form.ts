import { type Drawing, at, rect } from '../../drawing/drawing.ts';
import { blue, orange, paper, skin, white } from '../../drawing/ramps.ts';
import { closeup } from '../../kit/closeup.ts';
import { pointingHand } from '../../kit/hands.ts';
import { text, ui } from '../../kit/interface.ts';

/** The first fields of the clinic’s old form, which has 14, and all of its new form. */
const long = ['Name', 'Date of birth', 'Home address', 'Insurance number', 'Heard of us from'];
const short = ['Name', 'Phone', 'Email', 'Which therapist', 'Day', 'Time'];

const sheet = (height: number): Drawing => [
  rect(9, 12, 254, height, { fill: blue[950], opacity: 0.18 }, 18),
  rect(0, 0, 254, height, white, 18),
];

/** 14 fields in a column, cut by the frame. */
const before: Drawing = [
  sheet(700),
  long.map((name, index) => [
    text(22, 40 + index * 82, name, 21, { color: ui.inkSoft }),
    rect(22, 51 + index * 82, 210, 38, { fill: white, stroke: ui.lastYear, strokeWidth: 2 }, 7),
  ]),
];

/** Six fields and a button that repeats what the person chose. */
const after: Drawing = [
  sheet(412),
  short.map((name, index) => [
    text(22, 30 + index * 56, name, 19, { face: 'figtree-600' }),
    rect(22, 36 + index * 56, 210, 27, { fill: white, stroke: ui.muted, strokeWidth: 2.5 }, 7),
  ]),
  rect(22, 350, 210, 48, orange[500], 12),
  text(127, 381, 'Book Thursday at 10:00', 18, {
    face: 'gabarito-800',
    color: blue[950],
    anchor: 'middle',
  }),
];

export const picture = closeup(
  'Two booking forms: the old one has 14 fields and runs off the page, the new one has six fields and the button “Book Thursday at 10:00”',
  [
    rect(0, 0, 880, 440, blue[600]),
    rect(0, 0, 440, 440, paper[300]),
    text(22, 62, '14', 62, { face: 'gabarito-800', color: ui.inkSoft }),
    text(22, 98, 'fields', 30, { face: 'gabarito-800', color: ui.inkSoft }),
    text(766, 62, 'Six', 62, { face: 'gabarito-800', color: white }),
    text(766, 98, 'fields', 30, { face: 'gabarito-800', color: white }),
    at(164, 24, before),
    at(462, 14, after),
    at(686, 396, pointingHand({ tone: skin[2], sleeve: paper[50] }), 0.8),
  ],
);
