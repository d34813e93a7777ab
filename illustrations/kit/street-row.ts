/** A street of shops seen across the whole width of a page: one long board that climbs in steps. */
import { type Drawing, at } from '../drawing/drawing.ts';
import { type LayerColors, blob, extrude } from '../drawing/extrusion.ts';
import { place, tint } from '../drawing/isometric.ts';
import { blue, paper } from '../drawing/ramps.ts';

/** One plot of the street: its building, around the middle of the plot. */
export type Plot = {
  readonly things: Drawing;
};

const layers: readonly LayerColors[] = [
  { top: blue[600], lit: blue[700], shaded: blue[800], rim: tint(blue[600], 0.3) },
  { top: blue[400], lit: blue[500], shaded: blue[600], rim: tint(blue[400], 0.3) },
  { top: paper[100], lit: paper[300], shaded: paper[400], rim: tint(paper[100], 0.6) },
];

/** How far the next plot is to the right and up, and the height of a layer of its board, in pixels. */
type Climb = { readonly right: number; readonly up: number; readonly height: number };

/** A board under one plot: three layers of this height, each a little further up. */
const board = (seed: number, height: number): Drawing =>
  layers.map((colors, index) => {
    const reach = 1.1 - index * 0.05;
    return extrude(
      blob({
        center: [8 - index * 4, 10 - index * 5],
        radii: [104 * reach, 104 * reach],
        seed,
        wobble: 0.014,
        exponent: 4,
      }),
      (index - 3) * height,
      (index - 2) * height,
      colors,
    );
  });

/** The plots from left to right. Each is one step higher than the previous one. */
export const streetRow = (
  plots: readonly Plot[],
  seed: number,
  { right, up, height }: Climb = { right: 196, up: 26, height: 12 },
): Drawing =>
  plots
    .map((plot, index) =>
      at(index * right, -index * up, [board(seed + index, height), place(plot.things, [0, 0])]),
    )
    .toReversed();
