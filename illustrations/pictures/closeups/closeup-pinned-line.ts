import { type Drawing, at, circle, path, rect, times } from '../../drawing/drawing.ts';
import { blue, orange, white } from '../../drawing/ramps.ts';
import { closeup, sheet } from '../../kit/closeup.ts';
import { label, text, ui } from '../../kit/interface.ts';

/** A pin seen from the side. Origin: its tip. */
const pin: Drawing = [
  path('M-3-30h6L0 0Z', ui.inkSoft),
  path('M-22-34Q-22-48-10-52L-12-80h24L10-52Q22-48 22-34Z', orange[500]),
  rect(-18, -92, 36, 14, orange[500], 7),
];

/** The number of a position beside the middle of its lines, which are `height` high. */
const position = (index: number, y: number, height: number, line: Drawing): Drawing =>
  at(32, y, [
    circle(18, height / 2, 21, blue[700]),
    text(18, height / 2 + 10, `${index + 1}`, 28, {
      face: 'gabarito-800',
      anchor: 'middle',
      color: white,
    }),
    at(58, 0, line),
  ]);

const free: Drawing = [
  rect(0, 2, 414, 56, { fill: 'none', stroke: ui.muted, strokeWidth: 3, dash: '10 8' }, 12),
  text(20, 40, 'Any other headline', 28, { color: ui.inkSoft }),
];

/** Two lines that take turns, both with a pin. */
const pinned: Drawing = ['Brake repair in Omaha', 'Brake pads replaced today'].map((line, index) =>
  at(0, index * 72, [
    rect(0, 0, 414, 64, blue[100], 12),
    text(20, 43, line, 28, { face: 'gabarito-800' }),
    at(388, 57, pin, 0.54),
  ]),
);

/** Stands beside the words about pinning in the guide to ad copy. */
export const picture = closeup(
  'An ad with three positions: two lines are pinned to the first and take turns, the other two are free',
  [
    rect(0, 0, 880, 440, { fill: blue[400], night: 'beacon' }),
    times(2, (side) =>
      rect(side * 690 - 110, 110, 300, 330, { fill: blue[500], night: 'beacon' }, 40),
    ),
    at(176, 26, [
      sheet(528, 470, 26, { opacity: 0.3 }),
      circle(54, 48, 22, blue[700]),
      circle(54, 48, 9, white),
      text(88, 46, 'Sandhill Brakes', 27, { face: 'figtree-700' }),
      label(88, 74, 'Sponsored', 23),
      position(0, 106, 136, pinned),
      times(2, (index) => position(index + 1, 260 + index * 72, 60, free)),
    ]),
  ],
);

export const night = 'paper';
