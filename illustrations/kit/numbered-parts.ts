/** The canvas of pictures with numbered parts, which open a glossary. The page has a list with the names of the numbers. */
import { type Drawing, type Paint, at, circle, stroke } from '../drawing/drawing.ts';
import { blue, white } from '../drawing/ramps.ts';
import type { Picture } from '../drawing/svg.ts';
import { sheet } from './closeup.ts';
import { text } from './interface.ts';

/** The left edge and the width of what is numbered. The numbers are to its left. */
export const left = 92;
export const width = 500;

/** A part: the height of its number, and the distance between the left edge of the whole and the end of the line. */
type Part = readonly [y: number, inset: number];

/**
 * A picture of 600 by 640 pixels. Phones show it at about half size, so its letters have at least 25 pixels.
 * Numbers begin at 1, in the order of the parts.
 * @param line changes to the paint of the lines between the numbers and the parts
 */
export const numberedParts = (
  title: string,
  drawing: Drawing,
  parts: readonly Part[],
  line: Partial<Paint> = {},
): Picture => ({
  title,
  width: 600,
  height: 640,
  drawing: [
    drawing,
    parts.map(([y, inset], index) => [
      stroke(`M52 ${y}H${left + inset}`, blue[400], 4, line),
      circle(30, y, 23, blue[600]),
      text(30, y + 10, `${index + 1}`, 29, {
        face: 'gabarito-800',
        color: white,
        anchor: 'middle',
      }),
    ]),
  ],
});

/** A sheet as wide as the whole. */
export const wideSheet = (y: number, height: number): Drawing =>
  at(left, y, sheet(width, height, 22, { opacity: 0.1 }));
