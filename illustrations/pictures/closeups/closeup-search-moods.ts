import type { Color } from '../../drawing/color.ts';
import { type Drawing, at, circle, ellipse, path, rect, stroke } from '../../drawing/drawing.ts';
import { blue, brick, hair, leaf, orange, skin, white } from '../../drawing/ramps.ts';
import { closeup } from '../../kit/closeup.ts';
import { inShade } from '../../kit/hands.ts';
import { text } from '../../kit/interface.ts';

interface Person {
  readonly ground: Color;
  readonly tone: Color;
  readonly hair: Color;
  readonly top: Color;
  /** Paths of the hair, of the eyebrows and of the mouth. */
  readonly cut: string;
  readonly brows: string;
  readonly mouth: string;
}

/** Head and shoulders in a disc, 132 wide, around its origin. */
const face = (person: Person): Drawing => [
  circle(0, 0, 66, person.ground),
  path('M-46 47Q-40 24-12 22H12Q40 24 46 47A66 66 0 0 1-46 47Z', person.top),
  rect(-11, 10, 22, 24, inShade(person.tone, 0.25), 10),
  ellipse(0, -10, 31, 36, person.tone),
  path(person.cut, person.hair),
  circle(-12, -10, 3.6, blue[950]),
  circle(12, -10, 3.6, blue[950]),
  stroke(person.brows, person.hair, 4),
  stroke('M1-7q5 7 0 9', inShade(person.tone, 0.35), 3),
  stroke(person.mouth, blue[950], 3.6),
];

/** The three searches of the table, with what each person feels. */
const rows: readonly (readonly [search: string, mood: string, person: Person])[] = [
  [
    'brakes squeaking omaha',
    'Worried, today',
    {
      ground: brick[300],
      tone: skin[2],
      hair: hair.brown,
      top: blue[600],
      cut: 'M-33-4Q-40-50 0-52Q40-50 33-4Q30-26 14-32Q-14-26-24-24Q-31-18-33-4Z',
      brows: 'M-19-19L-7-25M7-25L19-19',
      mouth: 'M-9 15Q0 8 9 15',
    },
  ],
  [
    'brake pad replacement cost',
    'Careful, comparing',
    {
      ground: blue[300],
      tone: skin[4],
      hair: hair.black,
      top: white,
      cut: 'M-31-8C-44-22-34-56 0-56S44-22 31-8Q28-26 18-33H-18Q-28-26-31-8Z',
      brows: 'M-19-20H-7M7-24Q13-29 19-24',
      mouth: 'M-9 12H8',
    },
  ],
  [
    'brake repair open saturday',
    'Ready, short of time',
    {
      ground: leaf[300],
      tone: skin[3],
      hair: hair.black,
      top: orange[500],
      cut: 'M-34 16Q-44-52 0-52Q44-52 34 16Q30-8 26-24Q4-20-8-34Q-16-22-27-20Q-31-4-34 16Z',
      brows: 'M-19-20Q-13-25-7-21M7-21Q13-25 19-20',
      mouth: 'M-10 9Q0 20 10 9',
    },
  ],
];

/** Widths of the tags with the moods. */
const tagWidths = [206, 258, 270];

/** A search box, 520 wide. */
const box = (search: string): Drawing => [
  rect(5, 7, 520, 76, { fill: blue[950], opacity: 0.14 }, 38),
  rect(0, 0, 520, 76, white, 38),
  circle(44, 35, 12, { fill: 'none', stroke: blue[600], strokeWidth: 5 }),
  stroke('M53 44l10 10', blue[600], 5),
  text(82, 49, search, 31, { face: 'figtree-600' }),
];

export const picture = closeup(
  'Three people, each with a search: one worried about squeaking brakes, one careful about the cost, one ready to come on Saturday',
  rows.map(([search, mood, person], row) =>
    at(0, 12 + row * 178, [
      at(172, 82, face(person)),
      rect(260, 2, tagWidths[row] ?? 200, 44, blue[700], 22),
      text(280, 33, mood, 25, { face: 'gabarito-700', color: white }),
      at(260, 60, box(search)),
    ]),
  ),
  550,
);
