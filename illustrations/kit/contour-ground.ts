/** Contour lines for the background of a whole section. */
import type { Color } from '../drawing/color.ts';
import { type Drawing, stroke, transformed } from '../drawing/drawing.ts';
import { type IsoLineOptions, isoLines } from '../drawing/iso-lines.ts';
import type { Picture } from '../drawing/svg.ts';

type ContourGroundOptions = {
  readonly color: Color;
  /** Of an ordinary line. Every fourth line is heavier. */
  readonly opacity: number;
} & IsoLineOptions;

/** The lines of a ground: fine ones, and every fourth heavier. */
export function contourLines({ color, opacity, ...landscape }: ContourGroundOptions): Drawing {
  const lines = isoLines(landscape);
  const share = (heavy: boolean) => lines.filter((_, i) => (i % 4 === 0) === heavy).join('');
  return [
    stroke(share(false), color, 1.5, { strokeOpacity: opacity }),
    stroke(share(true), color, 1.875, { strokeOpacity: opacity * 1.7 }),
  ];
}

/** Lines end up to this many pixels before the edges of their landscape. */
const margin = 10;

/** A background that fills its box. Its lines are cut off at its edges. */
export const contourGround = (options: ContourGroundOptions): Picture => ({
  title: '',
  width: options.width,
  height: options.height,
  fit: 'slice',
  drawing: transformed(
    `translate(-${margin} -${margin})`,
    contourLines({
      ...options,
      width: options.width + 2 * margin,
      height: options.height + 2 * margin,
      hills: options.hills.map(({ center: [x, y], ...hill }) => ({
        ...hill,
        center: [x + margin, y + margin],
      })),
    }),
  ),
});
