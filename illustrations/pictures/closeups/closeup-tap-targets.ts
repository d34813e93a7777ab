import type { Color } from '../../drawing/color.ts';
import { type Drawing, at, circle, rect, stroke, transformed } from '../../drawing/drawing.ts';
import { blue, brick, butter, leaf, orange, skin, white } from '../../drawing/ramps.ts';
import { closeup } from '../../kit/closeup.ts';
import { pointingHand } from '../../kit/hands.ts';
import { text, ui } from '../../kit/interface.ts';

/** Units of the picture for a pixel of the screen. */
const scale = 2.6;

/** The height of a target in pixels, beside it. */
const measure = (y: number, pixels: number): Drawing => {
  const height = pixels * scale;
  return [
    stroke(`M-14 ${y}h-22m11 0v${height}m-11 0h22`, ui.inkSoft, 4),
    text(-52, y + height / 2 + 14, `${pixels}`, 40, { face: 'gabarito-800', anchor: 'end' }),
  ];
};

/** A link or a button, with the area that reacts to a finger. */
const target = (y: number, pixels: number, words: string, isButton: boolean): Drawing => {
  const height = pixels * scale;
  return [
    isButton
      ? rect(0, y, 350, height, orange[500], 20)
      : rect(
          0,
          y,
          350,
          height,
          { fill: blue[50], stroke: blue[400], strokeWidth: 3, dash: '2 9' },
          10,
        ),
    text(isButton ? 175 : 18, y + height / 2 + 11, words, 31, {
      face: isButton ? 'gabarito-800' : 'figtree-600',
      color: isButton ? blue[950] : blue[700],
      anchor: isButton ? 'middle' : 'start',
    }),
  ];
};

/** The contact part of a page, 500 wide. */
const page: Drawing = [
  rect(-110, 24, 500, 372, { fill: blue[950], opacity: 0.16 }, 26),
  rect(-120, 12, 500, 372, white, 26),
  target(38, 24, 'Call the clinic', false),
  target(106, 24, 'Directions', false),
  measure(38, 24),
  // A fingertip covers both links.
  circle(296, 103, 46, { fill: brick[600], opacity: 0.3, night: 'beacon' }),
  stroke('M276 83l40 40m0-40l-40 40', brick[600], 7),
  target(238, 44, 'Call the clinic', true),
  measure(238, 44),
];

/** The page on a ground of the given color. */
export const tapTargets = (ground: Color) =>
  closeup(
    'Targets on a phone, measured: a fingertip covers two links of 24 pixels, and presses one button of 44 pixels',
    [
      rect(0, 0, 880, 440, ground),
      at(306, 22, page),
      at(
        588,
        322,
        transformed('rotate(-20)', pointingHand({ tone: skin[4], sleeve: butter[400] })),
        0.72,
      ),
    ],
  );

export const picture = tapTargets(leaf[500]);
