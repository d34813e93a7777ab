import { type Drawing, at, circle, path, rect, stroke, times } from '../../drawing/drawing.ts';
import { blue, leaf, orange, white } from '../../drawing/ramps.ts';
import { closeup } from '../../kit/closeup.ts';
import { hairlines, text, ui } from '../../kit/interface.ts';

const search = 'heat pump installation cost spokane';

/** The answer that the engine wrote, with one link. */
const answer: Drawing = [
  rect(7, 9, 316, 400, { fill: blue[950], opacity: 0.14 }, 16),
  rect(0, 0, 316, 400, white, 16),
  path('M40 24Q43 41 60 44Q43 47 40 64Q37 47 20 44Q37 41 40 24Z', blue[500]),
  text(70, 53, 'AI Overview', 25, { face: 'gabarito-800' }),
  ['What it costs depends', 'on the house and its', 'ducts. Ten recent jobs:'].map((line, index) =>
    text(24, 104 + index * 34, line, 24),
  ),
  rect(18, 200, 280, 58, blue[100], 29),
  stroke('M52 229h18', blue[700], 5),
  stroke('M56 219h-8a10 10 0 0 0 0 20h8M66 219h8a10 10 0 0 1 0 20h-8', blue[700], 5),
  text(98, 237, 'Kestrel Heating', 24, { face: 'figtree-700', color: blue[700] }),
  [250, 200].map((width, line) => rect(24, 284 + line * 30, width, 11, ui.line, 5.5)),
];

/** The page with a fact of its own. */
const page: Drawing = [
  rect(7, 9, 244, 400, { fill: blue[950], opacity: 0.14 }, 16),
  rect(0, 0, 244, 400, white, 16),
  path('M0 40V16Q0 0 16 0H228Q244 0 244 16V40Z', blue[700]),
  times(3, (dot) => circle(24 + dot * 20, 20, 5.5, blue[300])),
  ['What our last', '10 heat pumps', 'cost in Spokane'].map((line, index) =>
    text(20, 78 + index * 32, line, 26, { face: 'gabarito-800' }),
  ),
  hairlines(20, 204, [196, 234, 272, 310]),
  times(4, (row) => [
    rect(20, 172 + row * 38, [92, 70, 104, 82][row] ?? 80, 11, ui.lastYear, 5.5),
    rect(176, 172 + row * 38, 48, 11, leaf[500], 5.5),
  ]),
];

export const picture = closeup(
  `A search for “${search}”: the written answer links to a page of Kestrel Heating about what its last 10 heat pumps cost`,
  at(
    -112,
    24,
    [
      rect(157, 10, 574, 60, { fill: blue[950], opacity: 0.12 }, 30),
      rect(152, 4, 574, 60, white, 30),
      circle(190, 32, 11, { fill: 'none', stroke: blue[600], strokeWidth: 4.5 }),
      stroke('M198 40l9 9', blue[600], 4.5),
      text(224, 43, search, 26, { face: 'figtree-600' }),
      at(152, 88, answer),
      at(482, 112, page),
      // From the link to the edge of the page.
      stroke('M450 317H477', orange[500], 6),
      stroke('M464 304l14 13l-14 13', orange[500], 6),
    ],
    1.25,
  ),
  550,
);

export const night = 'paper';
