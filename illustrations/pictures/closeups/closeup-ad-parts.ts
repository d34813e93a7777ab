import { circle, path, rect, stroke } from '../../drawing/drawing.ts';
import { blue, orange, white } from '../../drawing/ramps.ts';
import { label, text, ui } from '../../kit/interface.ts';
import { left, numberedParts, wideSheet, width } from '../../kit/numbered-parts.ts';

const x = left + 28;

export const picture = numberedParts(
  'A search for brake pads, the ad of Sandhill Brakes below it, and the page that the ad leads to',
  [
    rect(left, 14, width, 72, { fill: white, stroke: ui.line, strokeWidth: 3 }, 36),
    circle(left + 42, 48, 12, { fill: 'none', stroke: ui.inkSoft, strokeWidth: 5 }),
    stroke(`M${left + 51} 57L${left + 61} 67`, ui.inkSoft, 5),
    text(left + 84, 60, 'brake pads omaha', 28),

    wideSheet(110, 378),
    circle(x + 24, 158, 24, blue[700]),
    text(x + 24, 169, 'S', 32, { face: 'gabarito-800', color: white, anchor: 'middle' }),
    text(x + 62, 152, 'Sandhill Brakes', 26, { face: 'figtree-700' }),
    label(x + 62, 182, 'Sponsored', 26),
    text(x, 242, 'Front pads from $180', 40, { face: 'gabarito-800', color: blue[700] }),
    text(x, 282, 'Free 15-minute check. You get', 28),
    text(x, 315, 'the price in writing and decide.', 28),
    text(x, 362, '12-month warranty', 26, { face: 'figtree-700' }),
    text(x + 264, 362, 'Open Saturday', 26, { face: 'figtree-700' }),
    ['Brake prices', 'Book a time'].map((words, column) => [
      rect(x + column * 228, 394, 216, 64, ui.quietFill, 14),
      text(x + 108 + column * 228, 435, words, 26, {
        face: 'figtree-700',
        color: blue[700],
        anchor: 'middle',
      }),
    ]),

    // The page begins below the ad and is cut by the picture.
    path(
      `M${left} 640V534Q${left} 512 ${left + 22} 512H${left + width - 22}Q${left + width} 512 ${left + width} 534V640Z`,
      white,
    ),
    path(
      `M${left} 548V534Q${left} 512 ${left + 22} 512H${left + width - 22}Q${left + width} 512 ${left + width} 534V548Z`,
      blue[700],
    ),
    text(x, 602, 'Front pads from $180', 32, { face: 'gabarito-800' }),
    rect(left + width - 148, 566, 120, 56, orange[500], 14),
    text(left + width - 88, 603, 'Book', 26, {
      face: 'figtree-700',
      color: blue[950],
      anchor: 'middle',
    }),
  ],
  [
    [50, 0],
    [229, 16],
    [353, 16],
    [426, 28],
    [592, 16],
  ],
);

export const night = 'screen';
