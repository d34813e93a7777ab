/** The canvas of close-ups in the text of a guide, and what lies on a desk. */
import { type Drawing, circle, path } from '../drawing/drawing.ts';
import { blue, paper, skin } from '../drawing/ramps.ts';
import type { Picture } from '../drawing/svg.ts';

/**
 * A strip, 880 wide, that the frame cuts at its edges. Phones show its middle, 550 wide at 440 high, at
 * about half size: what the picture is about is there, in letters of at least 18 pixels. Phones show more
 * of a higher one, at a smaller size: at 600 the middle 750, in letters of at least 22 pixels.
 */
export const closeup = (
  title: string,
  drawing: Drawing,
  height: 440 | 550 | 600 = 440,
): Picture => ({
  title,
  width: 880,
  height,
  drawing,
});

/** A coffee cup seen from above, 92 wide, around its origin. */
export const coffeeCup = (): Drawing => [
  circle(6, 8, 46, { fill: blue[950], opacity: 0.14 }),
  circle(0, 0, 46, paper[0]),
  circle(0, 0, 37, skin[5]),
  path('M-20-14a26 26 0 0 1 26-12', { fill: 'none', stroke: skin[4], strokeWidth: 5 }),
];
