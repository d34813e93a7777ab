import {
  type Drawing,
  at,
  circle,
  rect,
  stroke,
  times,
  transformed,
} from '../../drawing/drawing.ts';
import { blue, brick, leaf, orange, white } from '../../drawing/ramps.ts';
import { panelCloseup, sheet, slopedGround } from '../../kit/closeup.ts';
import { label, text, ui } from '../../kit/interface.ts';

/** A quarter of topics, with the weeks in which pages are published. */
const months = [
  { month: 'October', topic: 'Why do brakes squeal?', weeks: [0, 2], color: blue[600] },
  { month: 'November', topic: 'Winter tire check', weeks: [1, 3], color: orange[500] },
  { month: 'December', topic: 'Road trip checklist', weeks: [0, 2], color: leaf[600] },
];

/** A wall calendar, 520 wide, on a spiral. */
const calendar: Drawing = [
  sheet(520, 570, 14),
  rect(0, 0, 520, 96, blue[800], 14),
  rect(0, 60, 520, 36, blue[800]),
  text(260, 68, 'Next quarter', 45, { face: 'gabarito-800', color: white, anchor: 'middle' }),
  times(9, (index) => [
    circle(52 + index * 52, 4, 8, blue[950]),
    rect(49 + index * 52, -26, 6, 32, blue[300], 3),
  ]),
  months.map(({ month, topic, weeks, color }, index) => {
    const y = 96 + index * 156;
    return [
      index > 0 ? rect(0, y, 520, 2, ui.line) : [],
      label(34, y + 46, month, 27),
      text(34, y + 86, topic, 34, { face: 'gabarito-700' }),
      times(4, (week) => rect(34 + week * 114, y + 106, 102, 32, ui.quietFill, 8)),
      weeks.map((week) =>
        rect(34 + week * 114, y + 106, 102, 32, { fill: color, night: 'beacon' }, 8),
      ),
    ];
  }),
];

export const picture = panelCloseup(
  'A calendar of the next quarter: three topics with the weeks in which pages are published, and a note that somebody in the trade checked them',
  [
    slopedGround(680, [leaf[500], leaf[600]], [470, 320]),
    at(52, 66, calendar),
    at(
      384,
      518,
      transformed('rotate(4)', [
        sheet(230, 150, 6, { fill: orange[300] }),
        text(26, 62, 'Checked by', 32, { face: 'gabarito-700' }),
        text(26, 102, 'a mechanic', 32, { face: 'gabarito-700' }),
        stroke('M176 118l12 13l26-32', brick[600], 7),
      ]),
    ),
  ],
);

export const night = 'paper';
