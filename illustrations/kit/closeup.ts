/** The canvas of close-ups in the text of a guide, and what lies on a desk. */
import type { Color } from '../drawing/color.ts';
import { type Drawing, type Paint, type Point, circle, path, rect } from '../drawing/drawing.ts';
import { blue, paper, skin, white } from '../drawing/ramps.ts';
import type { Picture } from '../drawing/svg.ts';

/**
 * A strip, 880 wide, that the frame cuts at its edges. Phones and columns show its middle, 550 wide at 440 high:
 * what the picture is about is there, in letters of at least 18 pixels, in a step at least 25. Phones show more
 * of a higher one, at a smaller size: at 600 the middle 750, in letters of at least 22 pixels. In the right half
 * of an industry guide a higher one fills the height of its words: at 880 its middle, 750 by 620, is always visible.
 */
export const closeup = (
  title: string,
  drawing: Drawing,
  height: 440 | 550 | 600 | 700 | 880 = 440,
): Picture => ({
  title,
  width: 880,
  height,
  drawing,
});

/** A close-up for a panel beside text, cut by the frame of the panel, in letters of at least 26 pixels. */
export const panelCloseup = (title: string, drawing: Drawing): Picture => ({
  title,
  width: 640,
  height: 680,
  drawing,
});

/** A ground, 640 wide, in two colors. The edge between them is at `left` and `right` on the sides. */
export const slopedGround = (
  height: number,
  [upper, lower]: readonly [Color, Color],
  [left, right]: Point,
): Drawing => [rect(0, 0, 640, height, upper), path(`M0 ${left}L640 ${right}V${height}H0Z`, lower)];

/** The shadow of something flat that lies below the light. */
const shadow = (width: number, height: number, radius: number, opacity = 0.2): Drawing =>
  rect(8, 10, width, height, { fill: blue[950], opacity }, radius);

/** A sheet of paper with its shadow. Origin: its upper left corner. `opacity` is that of the shadow. */
export const sheet = (
  width: number,
  height: number,
  radius: number,
  { fill = white, opacity }: { readonly fill?: Color; readonly opacity?: number } = {},
): Drawing => [shadow(width, height, radius, opacity), rect(0, 0, width, height, fill, radius)];

/** The colored upper edge of a sheet with corners of 10. */
export const sheetTop = (width: number, color: Color): Drawing =>
  path(`M0 18V10Q0 0 10 0H${width - 10}Q${width} 0 ${width} 10V18Z`, color);

/** The edge around the screen of a phone, and the radii of its corners. */
const phoneSizes = {
  large: { edge: 14, radius: 44, screenRadius: 32 },
  small: { edge: 7, radius: 34, screenRadius: 28 },
} as const;

/** The front of a phone with its shadow and an empty screen. Origin: its upper left corner. */
export const phoneFront = (
  size: keyof typeof phoneSizes,
  width: number,
  height: number,
  screen: Paint | Color = white,
): Drawing => {
  const { edge, radius, screenRadius } = phoneSizes[size];
  return [
    shadow(width, height, radius),
    rect(0, 0, width, height, blue[950], radius),
    rect(edge, edge, width - 2 * edge, height - 2 * edge, screen, screenRadius),
  ];
};

/** A coffee cup seen from above, 92 wide, around its origin. */
export const coffeeCup = (): Drawing => [
  circle(6, 8, 46, { fill: blue[950], opacity: 0.14 }),
  circle(0, 0, 46, paper[0]),
  circle(0, 0, 37, skin[5]),
  path('M-20-14a26 26 0 0 1 26-12', { fill: 'none', stroke: skin[4], strokeWidth: 5 }),
];
