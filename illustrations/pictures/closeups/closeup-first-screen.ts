import { cedarHill } from '#app/content/samples/cedar-hill.ts';
import { type Drawing, at, circle, path, rect, stroke } from '../../drawing/drawing.ts';
import { blue, leaf, orange, skin, white } from '../../drawing/ramps.ts';
import { closeup, phoneFront } from '../../kit/closeup.ts';
import { holdingFingers, holdingThumb } from '../../kit/hands.ts';
import { text, ui } from '../../kit/interface.ts';

export const night = 'screen';

const patient = { tone: skin[2], sleeve: blue[600] };
const display = { face: 'gabarito-800' } as const;

/** A ring around a sign. Strokes, because those are pale at night. */
const ring: Drawing = circle(0, 0, 13, { fill: 'none', stroke: blue[600], strokeWidth: 4 });

/** The questions that the page answers below its button, with their signs. */
const questions: readonly (readonly [question: string, sign: Drawing])[] = [
  [
    'What we treat',
    [
      stroke('M0-12h0', blue[600], 12),
      stroke('M-12 0Q0-5 12 0M0-2V6L-7 16M0 6L7 16', blue[600], 4),
    ],
  ],
  [
    'What a visit costs',
    [ring, text(0, 6, '$', 18, { ...display, color: blue[600], anchor: 'middle' })],
  ],
  ['When we’re open', [ring, stroke('M0-6V1L5 4', blue[600], 3.5)]],
];

/** The page, 376 wide: the name, the call and the button of its first screen, then what it answers. */
const page: Drawing = [
  path('M0 92H376V596Q376 628 344 628H32Q0 628 0 596Z', white),
  text(28, 64, cedarHill.shortName, 36, { ...display, color: white }),
  text(188, 152, 'Call us, or book', 40, { ...display, anchor: 'middle' }),
  text(188, 196, 'an open time', 40, { ...display, anchor: 'middle' }),
  text(188, 260, cedarHill.phone, 43, { ...display, color: blue[600], anchor: 'middle' }),
  rect(28, 299, 320, 80, orange[600], 20),
  rect(28, 293, 320, 80, orange[500], 20),
  text(188, 345, 'Book a visit', 36, { ...display, color: blue[950], anchor: 'middle' }),
  questions.map(([question, sign], index) => {
    const y = 402 + index * 66;
    return [
      rect(28, y, 320, 56, blue[50], 14),
      at(58, y + 28, sign),
      text(86, y + 37, question, 26, { face: 'figtree-700' }),
    ];
  }),
  stroke('M134 622h108', ui.ink, 5),
];

/** A ball to exercise with, cut by the frame. */
const ball: Drawing = [
  circle(10, 12, 190, { fill: blue[950], opacity: 0.18 }),
  circle(0, 0, 190, blue[500]),
  path('M-62-180Q70-60 38 186', { fill: 'none', stroke: blue[400], strokeWidth: 12 }),
  path('M-150-116Q20-30-30 188', { fill: 'none', stroke: blue[400], strokeWidth: 12 }),
  path('M92-128A158 158 0 0 1 150-52', { fill: 'none', stroke: blue[400], strokeWidth: 14 }),
];

/** A towel, rolled up, cut by the frame. */
const towel: Drawing = [
  rect(-8, 12, 250, 96, { fill: blue[950], opacity: 0.18 }, 48),
  rect(-40, 0, 270, 96, blue[400], 48),
  path('M100 0h22v96h-22ZM136 0h8v96h-8Z', blue[700]),
  circle(182, 48, 48, blue[500]),
  path('M182 20a28 28 0 1 1-28 28a19 19 0 0 1 38-2', {
    fill: 'none',
    stroke: blue[700],
    strokeWidth: 6,
  }),
];

export const picture = closeup(
  `The new first screen of ${cedarHill.name} on a phone: the phone number, a button to book a visit, and three questions that the page answers`,
  [
    rect(0, 0, 880, 700, leaf[600]),
    path('M0 470Q240 380 470 470T880 410V700H0Z', { fill: leaf[700], night: 'beacon' }),
    at(66, 560, ball),
    at(-60, 78, towel),
    at(642, 384, holdingFingers(patient)),
    at(238, 22, phoneFront('large', 404, 656, blue[600])),
    at(252, 36, page),
    at(642, 384, holdingThumb(patient)),
  ],
  700,
);
