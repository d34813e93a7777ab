import { cedarHill } from '#app/content/samples/cedar-hill.ts';
import {
  type Drawing,
  at,
  circle,
  path,
  rect,
  stroke,
  transformed,
} from '../../drawing/drawing.ts';
import { blue, leaf, orange, paper, skin, white } from '../../drawing/ramps.ts';
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

/** An exercise mat from above, 330 wide, with a band along each side. */
const mat: Drawing = [
  rect(-177, -640, 330, 1280, { fill: blue[950], opacity: 0.18 }, 24),
  rect(-165, -640, 330, 1280, leaf[300]),
  [-143, 135].map((x) => rect(x, -640, 8, 1280, leaf[100])),
];

/** A dumbbell from above, 240 long: a handle between two heads, each of two weights. */
const dumbbell: Drawing = [
  rect(-44, -108, 100, 240, { fill: blue[950], opacity: 0.18 }, 20),
  rect(-14, -70, 28, 140, paper[300]),
  rect(-14, -70, 12, 140, paper[400]),
  [-120, 66].map((y) => [
    rect(-50, y, 100, 54, blue[600], 12),
    rect(-50, y, 34, 54, blue[700], 12),
  ]),
  [-80, 52].map((y) => rect(-36, y, 72, 28, blue[400], 8)),
];

export const picture = closeup(
  `The new first screen of ${cedarHill.name} on a phone: the phone number, a button to book a visit, and three questions that the page answers`,
  [
    rect(0, 0, 880, 700, leaf[600]),
    transformed('translate(150 400) rotate(24)', mat),
    transformed('translate(176 430) rotate(5) scale(0.8)', dumbbell),
    at(642, 384, holdingFingers(patient)),
    at(238, 22, phoneFront('large', 404, 656, blue[600])),
    at(252, 36, page),
    at(642, 384, holdingThumb(patient)),
  ],
  700,
);
