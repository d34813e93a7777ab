/** A street of shops seen across the whole width of a page: one long board that climbs in steps. */
import { type Drawing, type Point, at } from '../drawing/drawing.ts';
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

/** Half of a board's extents along x and y, how much wider a layer is than the next, and its outline (see `blob`). */
type Form = {
  readonly radii: Point;
  readonly taper: number;
  readonly wobble: number;
  readonly exponent: number;
};

const underPlot: Form = { radii: [104, 104], taper: 0.05, wobble: 0.014, exponent: 4 };

/** A board of three layers of this height, each a little further up. Its upper layer has the radii of the form. */
export const layeredBoard = (
  seed: number,
  height: number,
  { radii: [x, y], taper, wobble, exponent }: Form = underPlot,
): Drawing =>
  layers.map((colors, index) => {
    const reach = 1 + (2 - index) * taper;
    return extrude(
      blob({
        center: [8 - index * 4, 10 - index * 5],
        radii: [x * reach, y * reach],
        seed,
        wobble,
        exponent,
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
      at(index * right, -index * up, [
        layeredBoard(seed + index, height),
        place(plot.things, [0, 0]),
      ]),
    )
    .toReversed();
