/** Upright screens and phones that face right. Origin: the far lower corner. */
import type { Color } from '../drawing/color.ts';
import { type Drawing, circle, path, rect, stroke } from '../drawing/drawing.ts';
import { block, onRightFace } from '../drawing/isometric.ts';
import { lettering } from '../drawing/lettering.ts';
import { blue, brick, butter, leaf, orange, paper } from '../drawing/ramps.ts';

type ScreenOptions = {
  readonly thickness?: number;
  readonly edge?: Color;
};

/** A free-standing board; `content` is in face coordinates. */
export const screen = (
  width: number,
  height: number,
  content: Drawing,
  { thickness = 6, edge = blue[900] }: ScreenOptions = {},
): Drawing => [
  block([0, 0], [thickness, width, height], edge),
  onRightFace([thickness, 0], [width, height], content),
];

/** A browser window filling a board. */
export const browser = (
  width: number,
  height: number,
  content: Drawing,
  bar: Color = blue[700],
): Drawing => [
  rect(2, 2, width - 4, height - 4, paper[0], 3),
  path(`M2 12V5a3 3 0 0 1 3-3H${width - 5}a3 3 0 0 1 3 3V12Z`, bar),
  circle(8, 7, 1.8, brick[300]),
  circle(14, 7, 1.8, butter[400]),
  circle(20, 7, 1.8, leaf[500]),
  content,
];

type WritingOptions = {
  /** Distance from the top of a bar to the top of the next. */
  readonly gap?: number;
  readonly thickness?: number;
  readonly color?: Color;
};

/** Lines of writing: bars of the given widths, one below the other. */
export const writing = (
  x: number,
  y: number,
  widths: readonly number[],
  { gap = 8, thickness = 4, color = paper[300] }: WritingOptions = {},
): Drawing => widths.map((width, index) => rect(x, y + index * gap, width, thickness, color));

/** A browser with a rising line. A dot in the color of the mark is at its end. */
export function chartWindow(width: number, height: number, mark: Color = orange[500]): Drawing {
  const line =
    `M10 ${height - 18}L${width * 0.25} ${height - 26}L${width * 0.42} ${height - 24}` +
    `L${width * 0.6} ${height - 42}L${width * 0.76} ${height - 50}L${width - 12} ${height - 70}`;
  return browser(width, height, [
    rect(10, 20, 34, 6, blue[900], 3),
    path(`${line}V${height - 10}H10Z`, blue[100]),
    stroke(line, blue[600], 3.5),
    circle(width - 12, height - 70, 4.5, mark),
  ]);
}

/** The label of a search ad. */
export const adLabel = (x: number, y: number): Drawing => [
  rect(x, y, 20, 9, orange[500], 2),
  lettering(x + 10, y + 7.2, 'AD', {
    size: 7.5,
    face: 'gabarito-800',
    color: blue[950],
    anchor: 'middle',
  }),
];

/** A phone of the given screen, 52 by 92 at scale 1. */
export const phone = (content: Drawing, width = 52, height = 92): Drawing => [
  block([0, 0], [8, width, height], blue[950]),
  onRightFace([8, 0], [width, height], [rect(3, 3, width - 6, height - 6, paper[0], 5), content]),
];

/** A conversation for a phone. */
export const chat = (): Drawing => [
  rect(18, 6, 16, 3, blue[950], 1.5),
  rect(7, 16, 26, 10, paper[200], 5),
  rect(17, 30, 28, 10, blue[500], 5),
  rect(7, 44, 30, 10, paper[200], 5),
  rect(17, 58, 28, 10, blue[500], 5),
  rect(7, 74, 38, 9, orange[500], 4.5),
];

/** Words on a board, in the display face. */
export const words = (
  x: number,
  y: number,
  text: string,
  size = 14,
  color: Color = blue[900],
  anchor: 'start' | 'middle' = 'start',
): Drawing => lettering(x, y, text, { size, face: 'gabarito-800', color, anchor });

/** A search field, 18 high. */
export const searchField = (x: number, y: number, width: number, text: string): Drawing => [
  rect(x, y, width, 18, { fill: paper[0], stroke: blue[300], strokeWidth: 2.5 }, 9),
  circle(x + 10, y + 8.5, 3.5, { fill: 'none', stroke: blue[600], strokeWidth: 2 }),
  stroke(`M${x + 12.5} ${y + 11}l3 3`, blue[600], 2),
  words(x + 19, y + 13, text, 12),
];

/** A list with ticked boxes; the last is still open. */
export const checklist = (
  widths: readonly number[],
  { x = 12, y = 22, gap = 16, box = 11, open = true } = {},
): Drawing =>
  widths.map((width, index) => {
    const top = y + index * gap;
    const ticked = !open || index < widths.length - 1;
    return [
      rect(x, top, box, box, ticked ? leaf[600] : paper[200], box / 4),
      ticked
        ? stroke(
            `M${x + box * 0.23} ${top + box * 0.52}l${box * 0.2} ${box * 0.22}l${box * 0.34}-${box * 0.42}`,
            paper[0],
            box * 0.17,
          )
        : [],
      rect(x + box + 7, top + 3, width, 5, blue[200], 2.5),
    ];
  });

/** The face of an upright envelope. */
export const envelope = (width: number, height: number): Drawing => [
  rect(3, 3, width - 6, height - 6, paper[0], 5),
  stroke(`M6 8L${width / 2} ${height * 0.575}L${width - 6} 8`, blue[300], 5),
  stroke(
    `M6 ${height - 6}L${width * 0.36} ${height * 0.475}M${width - 6} ${height - 6}L${width * 0.64} ${height * 0.475}`,
    paper[300],
    4,
  ),
  circle(width / 2, height * 0.575, 11, orange[500]),
];
