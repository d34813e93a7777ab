/**
 * Lettering as outlines, so that pictures need no fonts. Glyphs come from the site's variable
 * fonts, at one weight each.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Font, type Glyph, create as createFont } from 'fontkit';
import subsetFont from 'subset-font';
import svgpath from 'svgpath';
import type { Color } from './color.ts';
import type { Paint, PathShape, Point } from './drawing.ts';
import { compactPathData, writeNumber } from './path-data.ts';

/** Font and weight: Gabarito for display, Figtree for text. */
const faceNames = [
  'gabarito-500',
  'gabarito-700',
  'gabarito-800',
  'figtree-500',
  'figtree-600',
  'figtree-700',
  'figtree-800',
] as const;
type Face = (typeof faceNames)[number];

const packages = createRequire(import.meta.url);
/** Basic Latin, Latin-1 and typographic marks. */
const characters =
  [
    ...Array.from({ length: 95 }, (_, i) => String.fromCharCode(0x20 + i)),
    ...Array.from({ length: 96 }, (_, i) => String.fromCharCode(0xa0 + i)),
  ].join('') + '–—‘’“”…';

async function openFace(face: Face): Promise<Font> {
  const [family, weight] = face.split('-');
  const file = packages.resolve(
    `@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`,
  );
  // fontkit cannot vary a WOFF2 file, so the subset fixes the weight first.
  const pinned = await subsetFont(readFileSync(file), characters, {
    targetFormat: 'truetype',
    variationAxes: { wght: Number(weight) },
  });
  const font = createFont(pinned);
  if (!('layout' in font)) throw new Error(`lettering: ${file} is a collection of fonts`);
  return font;
}

const faces = new Map<Face, Font>();
for (const name of faceNames) faces.set(name, await openFace(name));

function openedFace(face: Face): Font {
  const font = faces.get(face);
  if (!font) throw new Error(`lettering: there is no face ${face}`);
  return font;
}

/** The first character of a text that a face has no glyph for. */
export function missingLetter(text: string, face: Face): string | undefined {
  const font = openedFace(face);
  return [...text].find((character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
}

export type LetteringOptions = {
  /** Font size in pixels. */
  readonly size: number;
  readonly face?: Face;
  readonly color: Color;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** Additional space after each glyph, in pixels. */
  readonly tracking?: number;
  readonly night?: Paint['night'];
};

/** Width of a line, in pixels. */
export function measure(
  text: string,
  { size, face = 'figtree-500', tracking = 0 }: Omit<LetteringOptions, 'color'>,
): number {
  const font = openedFace(face);
  return (font.layout(text).advanceWidth * size) / font.unitsPerEm + tracking * [...text].length;
}

/**
 * One line of lettering.
 * @param x of the anchor, in pixels
 * @param y of the baseline, in pixels
 */
export function lettering(
  x: number,
  y: number,
  text: string,
  options: LetteringOptions,
): PathShape {
  const { size, face = 'figtree-500', color, anchor = 'start', tracking = 0, night } = options;
  const font = openedFace(face);
  const scale = size / font.unitsPerEm;
  const width = measure(text, options);
  const run = font.layout(text);
  const missing = missingLetter(text, face);
  if (missing) throw new Error(`lettering: ${face} has no glyph for “${missing}” in “${text}”`);
  let pen = x - (anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0);
  let data = '';
  // Each glyph's path is relative to its own start, so that equal letters of equal size have equal
  // text.
  let position: Point = [0, 0];
  run.glyphs.forEach((glyph, index) => {
    const outline = outlineOf(glyph, `${face} ${size} ${glyph.id}`, scale);
    if (outline) {
      const dx = writeNumber(pen + outline.start[0] - position[0]);
      const dy = writeNumber(y + outline.start[1] - position[1]);
      data += `m${dx}${dy.startsWith('-') ? '' : ' '}${dy}${outline.rest}`;
      position = [
        position[0] + Number(dx) + outline.end[0],
        position[1] + Number(dy) + outline.end[1],
      ];
    }
    pen += (run.positions[index]?.xAdvance ?? 0) * scale + tracking;
  });
  return { kind: 'path', data, isLettering: true, paint: { fill: color, ...(night && { night }) } };
}

type GlyphOutline = {
  /** The first point, relative to the glyph's origin on the baseline. */
  readonly start: Point;
  /** The relative path data after the first command. */
  readonly rest: string;
  /** The pen position at the end, relative to `start`. Glyph outlines are closed. */
  readonly end: Point;
};

const outlines = new Map<string, GlyphOutline | undefined>();

function outlineOf(glyph: Glyph, key: string, scale: number): GlyphOutline | undefined {
  if (outlines.has(key)) return outlines.get(key);
  const source = glyph.path.toSVG();
  const data = source && compactPathData(svgpath(source).scale(scale, -scale).toString());
  let outline: GlyphOutline | undefined;
  if (data) {
    const starts: Point[] = [];
    svgpath(data)
      .abs()
      .iterate((segment) => {
        if (segment[0] === 'M') starts.push([segment[1], segment[2]]);
      });
    const start = starts[0] ?? [0, 0];
    const last = starts.at(-1) ?? start;
    const restFrom = data.slice(1).search(/[a-z]/) + 1;
    outline = {
      start,
      rest: data.slice(restFrom),
      end: [last[0] - start[0], last[1] - start[1]],
    };
  }
  outlines.set(key, outline);
  return outline;
}
