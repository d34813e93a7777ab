import { type Drawing, at, circle, path, rect, stroke } from '../../drawing/drawing.ts';
import { blue, leaf, orange, skin, white } from '../../drawing/ramps.ts';
import { closeup, sheet } from '../../kit/closeup.ts';
import { hairlines, text, ui } from '../../kit/interface.ts';

/** The shirt of a team with its sponsor, 260 wide, on a hanger whose hook is at the origin. */
const shirt: Drawing = [
  stroke('M0 20C-16 16-14-6 2-6S16 14 0 26M0 24L-84 62M0 24L84 62', blue[950], 7),
  path(
    'M-46 44Q0 74 46 44L92 58L136 150L88 176L80 154V330H-80V154L-88 176L-136 150L-92 58Z',
    blue[600],
  ),
  path('M-46 44Q0 74 46 44L58 48Q0 90-58 48Z', white),
  path('M-80 282H80V306H-80Z', orange[500]),
  path('M-129 136L-117 110L-71 134L-80 154V158L-88 176L-96 152Z', orange[500]),
  path('M129 136L117 110L71 134L80 154V158L88 176L96 152Z', orange[500]),
  text(0, 142, 'Tamarack', 29, { face: 'gabarito-800', color: white, anchor: 'middle' }),
  text(0, 174, 'Lane Bakery', 25, { face: 'gabarito-800', color: white, anchor: 'middle' }),
  text(0, 262, '7', 84, { face: 'gabarito-800', color: white, anchor: 'middle' }),
];

/** The list of members of the chamber, 290 wide. */
const members: Drawing = [
  sheet(290, 346, 14),
  text(28, 54, 'Chamber of', 29, { face: 'gabarito-800' }),
  text(28, 88, 'Commerce', 29, { face: 'gabarito-800' }),
  hairlines(28, 234, [112, 262]),
  text(28, 152, 'Tamarack', 29, { face: 'gabarito-700', color: blue[600] }),
  text(28, 184, 'Lane Bakery', 29, { face: 'gabarito-700', color: blue[600] }),
  circle(240, 160, 22, leaf[600]),
  stroke('M229 161l8 9l14-17', white, 5),
  text(28, 232, '(218) 555-0142', 27, { face: 'figtree-600' }),
  [286, 312].map((y, index) => rect(28, y, [190, 140][index]!, 12, ui.line, 6)),
];

/** Step 7 of the citations guide. */
export const picture = closeup(
  'A team shirt with the name of its sponsor, Tamarack Lane Bakery, beside the chamber’s list of members with the bakery and its phone number',
  [
    rect(0, 0, 880, 440, leaf[300]),
    rect(0, 404, 880, 36, leaf[500]),
    rect(-10, 36, 900, 14, skin[4], 7),
    at(288, 52, shirt),
    at(440, 76, members),
  ],
);

export const night = 'paper';
