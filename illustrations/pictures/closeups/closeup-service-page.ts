import { type Drawing, at, circle, path, rect, stroke, times } from '../../drawing/drawing.ts';
import { blue, leaf, orange, skin, white } from '../../drawing/ramps.ts';
import { closeup } from '../../kit/closeup.ts';
import { hairlines, text, ui } from '../../kit/interface.ts';

const left = 178;

/** A visitor’s questions: the height of the answer on the page, and where its line begins. */
const questions = [
  ['Can you do it?', 99, 424],
  ['Here?', 149, 374],
  ['When?', 203, 370],
  ['For how much?', 258, 374],
  ['Can I trust you?', 329, 478],
  ['How do I book?', 406, 400],
] as const;

/** The page of a heating firm for one service, cut by the frame. */
const page: Drawing = [
  rect(157, 25, 380, 460, { fill: blue[950], opacity: 0.14 }, 16),
  rect(150, 16, 380, 460, white, 16),
  path('M150 60V32Q150 16 166 16H514Q530 16 530 32V60Z', blue[200]),
  times(3, (index) => circle(182 + index * 22, 38, 6, blue[400])),
  text(left, 112, 'Furnace repair', 36, { face: 'gabarito-800' }),
  text(left, 162, 'in Spokane', 36, { face: 'gabarito-800' }),
  text(left, 211, 'Same-day visits', 24, { face: 'figtree-600' }),
  hairlines(left, 324, [230, 288, 370]),
  text(left, 269, '$150 to $450', 30, { face: 'gabarito-800', color: leaf[700] }),
  circle(left + 32, 327, 32, blue[200]),
  path(`M${left + 6} 346a26 26 0 0 1 52 0a32 32 0 0 1-52 0Z`, blue[600]),
  circle(left + 32, 316, 13, skin[3]),
  path(`M${left + 18} 316a14 14 0 0 1 28 0q-10 0-16-6q-4 6-12 6Z`, skin[5]),
  text(left + 80, 321, 'Rosa, technician', 23, { face: 'figtree-700' }),
  text(left + 80, 347, 'Licensed in Washington', 19, { color: ui.inkSoft }),
  rect(left, 382, 208, 50, orange[500], 12),
  text(left + 104, 416, 'Book a visit', 25, {
    face: 'figtree-700',
    color: blue[950],
    anchor: 'middle',
  }),
];

export const picture = closeup(
  'A service page that answers six questions in order: can you do it, here, when, for how much, can I trust you, how do I book',
  at(
    -79,
    20,
    [
      page,
      questions.map(([words, y, from]) => [
        stroke(`M${from} ${y}H552`, blue[500], 3),
        circle(from, y, 6, blue[500]),
        rect(548, y - 21, 188, 42, blue[500], 21),
        text(564, y + 8, words, 22, { face: 'gabarito-700', color: white }),
      ]),
    ],
    1.17,
  ),
  550,
);

export const night = 'screen';
