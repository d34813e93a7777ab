import { circle, path, rect, stroke } from '../../drawing/drawing.ts';
import { blue, orange, white } from '../../drawing/ramps.ts';
import { label, text, ui } from '../../kit/interface.ts';
import { left, numberedParts, wideSheet, width } from '../../kit/numbered-parts.ts';

const x = left + 28;

/** The outline of the page from its rounded top to a height. */
const pageTop = (bottom: number) =>
  `M${left} ${bottom}V498Q${left} 476 ${left + 22} 476H${left + width - 22}Q${left + width} 476 ${left + width} 498V${bottom}Z`;

export const picture = numberedParts(
  'A search for brake pads, the ad of Sandhill Brakes below it, and the page that the ad leads to',
  [
    rect(left, 10, width, 66, { fill: white, stroke: ui.line, strokeWidth: 3 }, 33),
    circle(left + 42, 41, 12, { fill: 'none', stroke: ui.inkSoft, strokeWidth: 5 }),
    stroke(`M${left + 51} 50L${left + 61} 60`, ui.inkSoft, 5),
    text(left + 84, 53, 'brake pads omaha', 28),

    wideSheet(94, 362),
    circle(x + 24, 142, 24, blue[700]),
    text(x + 24, 153, 'S', 32, { face: 'gabarito-800', color: white, anchor: 'middle' }),
    text(x + 62, 136, 'Sandhill Brakes', 26, { face: 'figtree-700' }),
    label(x + 62, 166, 'Sponsored', 26),
    text(x, 224, 'Front pads from $180', 40, { face: 'gabarito-800', color: blue[700] }),
    text(x, 264, 'Free 15-minute check. You get', 28),
    text(x, 297, 'the price in writing and decide.', 28),
    text(x, 342, '12-month warranty', 26, { face: 'figtree-700' }),
    text(x + 264, 342, 'Open Saturday', 26, { face: 'figtree-700' }),
    ['Brake prices', 'Book a time'].map((words, column) => [
      rect(x + column * 228, 370, 216, 64, ui.quietFill, 14),
      text(x + 108 + column * 228, 411, words, 26, {
        face: 'figtree-700',
        color: blue[700],
        anchor: 'middle',
      }),
    ]),

    // The page begins below the ad and is cut by the picture.
    path(pageTop(640), white),
    path(pageTop(524), blue[700]),
    [0, 1, 2].map((dot) => circle(x + dot * 24, 500, 7, { fill: blue[300], night: 'beacon' })),
    rect(x + 84, 488, 340, 24, blue[600], 12),
    text(x, 578, 'Front pads from $180', 32, { face: 'gabarito-800' }),
    rect(left + width - 148, 540, 120, 58, orange[500], 14),
    text(left + width - 88, 578, 'Book', 26, {
      face: 'figtree-700',
      color: blue[950],
      anchor: 'middle',
    }),
    rect(x, 612, 444, 60, ui.quietFill, 14),
  ],
  [
    [43, 0],
    [211, 16],
    [333, 16],
    [402, 28],
    [567, 16],
  ],
);

export const night = 'screen';
