/** Books that lie in a stack. Their spines face right. */
import type { Color } from '../drawing/color.ts';
import { type Drawing, path, rect } from '../drawing/drawing.ts';
import { block, onLeftFace, onRightFace, shade, tint } from '../drawing/isometric.ts';
import { lettering } from '../drawing/lettering.ts';
import { blue, paper } from '../drawing/ramps.ts';

/** A lying book. */
export type Book = {
  readonly title: string;
  readonly color: Color;
  /** Its height. */
  readonly thickness: number;
  /** How far it is moved along y from the middle of the stack. */
  readonly shift?: number;
};

/** The sizes that all books of a picture share. */
export type Format = {
  /** The length of the pages, along x. */
  readonly pages: number;
  /** The length of the spine, along y. */
  readonly spine: number;
  /** The size of the title. */
  readonly type: number;
};

/** Thickness of a cover. */
const cover = 4.5;
/** A book whose middle is on the origin, `z` above the ground. */
function lyingBook(
  { title, color, thickness, shift = 0 }: Book,
  z: number,
  { pages, spine, type }: Format,
): Drawing {
  const [x, y] = [-pages / 2, shift - spine / 2];
  const inner = thickness - 2 * cover;
  return [
    block([x, y, z], [pages, spine, cover], color),
    block([x, y, z + cover], [pages - 4, spine - 7, inner], paper[0], {
      left: paper[100],
    }),
    onLeftFace(
      [x, y + spine - 7, z + cover],
      inner,
      [0.3, 0.62].map((at) => rect(0, inner * at, pages - 6, 1.6, paper[300])),
    ),
    block([x + pages - 6, y, z + cover], [6, spine, inner], color),
    block([x, y, z + thickness - cover], [pages, spine, cover], color, {
      top: tint(color, 0.12),
    }),
    onRightFace(
      [x + pages, y, z],
      [spine, thickness],
      [
        rect(0, 0, spine, thickness, { fill: color, night: 'beacon' }),
        [6, spine - 14].map((at) => rect(at, 0, 8, thickness, shade(color, 0.22))),
        lettering(spine / 2, thickness / 2 + type * 0.35, title, {
          size: type,
          face: 'gabarito-800',
          color: blue[950],
          anchor: 'middle',
          night: 'beacon',
        }),
      ],
    ),
  ];
}

/** Books on each other, the first at the bottom. */
export function bookStack(books: readonly Book[], format: Format): Drawing {
  let z = 0;
  return books.map((book) => {
    const drawn = lyingBook(book, z, format);
    z += book.thickness;
    return drawn;
  });
}

/** The height of a stack. */
export const stackHeight = (books: readonly Book[]): number =>
  books.reduce((sum, { thickness }) => sum + thickness, 0);

/** An open book in the hands of a person, whose feet are on the origin. */
export const openBook = (color: Color): Drawing => [
  path('M-8.500-27.500l9 3.600l9-3.600v11l-9 3.600l-9-3.600Z', color),
  path('M-7.500-27.500l8 3v9.600l-8-3Z', paper[100]),
  path('M.500-24.500l8-3v9.600l-8 3Z', paper[0]),
];
