/** From drawings to SVG text. */
import { optimize } from 'svgo';
import { type Color, isIssued } from './color.ts';
import { type Drawing, type Group, type Paint, type Shape, round } from './drawing.ts';
import { compactPathData, writeNumber } from './path-data.ts';

/** A picture: one SVG file. */
export type Picture = {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Left and top of the view box when the canvas does not start at the origin. */
  readonly origin?: readonly [x: number, y: number];
  /** The text alternative. Empty for a decorative picture. */
  readonly title: string;
  /** `slice` fills its box and is cut off at its edges. */
  readonly fit?: 'slice';
  readonly drawing: Drawing;
};

/** Length in characters from which a repeated group is shorter with a shared definition. */
const sharedFrom = 90;

type Flat = Shape | (Omit<Group, 'content'> & { readonly content: readonly Flat[] });

function flatten(drawing: Drawing): Flat[] {
  if (!('kind' in drawing)) return drawing.flatMap(flatten);
  if (drawing.kind !== 'group') return [drawing];
  const content = flatten(drawing.content);
  return content.length === 0 ? [] : [{ ...drawing, content }];
}

const samePaint = (a: Paint, b: Paint): boolean =>
  a.fill === b.fill &&
  !a.shading &&
  !b.shading &&
  !a.stroke &&
  !b.stroke &&
  !a.opacity &&
  !b.opacity &&
  a.night === b.night;

/** Merges adjacent shapes of one color into one element if their outlines cannot cancel each other. */
function mergeNeighbors(parts: readonly Flat[]): Flat[] {
  const merged: Flat[] = [];
  for (const part of parts) {
    const last = merged.at(-1);
    if (
      last?.kind === 'path' &&
      part.kind === 'path' &&
      last.mergeable &&
      part.mergeable &&
      samePaint(last.paint, part.paint)
    ) {
      merged[merged.length - 1] = { ...last, data: last.data + part.data };
    } else if (part.kind === 'group') {
      merged.push({ ...part, content: mergeNeighbors(part.content) });
    } else merged.push(part);
  }
  return merged;
}

function shortHex(color: Color | 'none'): string {
  if (color === 'none') return color;
  if (!isIssued(color)) throw new Error(`svg: ${String(color)} does not come from the ramps`);
  return color.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');
}

/** Identifiers of the shadings of one picture, by their definition. */
type Shadings = Map<string, string>;

/** The definition of a shading. Both ends are flat, so that the color changes only in the middle. */
const shadingBody = ([shaded, lit]: NonNullable<Paint['shading']>): string =>
  `<stop offset=".25" stop-color="${shortHex(shaded)}"/><stop offset=".75" stop-color="${shortHex(lit)}"/>`;

function shadingReference(shading: NonNullable<Paint['shading']>, shadings: Shadings): string {
  const body = shadingBody(shading);
  const id = shadings.get(body) ?? `s${shadings.size}`;
  shadings.set(body, id);
  return `url(#${id})`;
}

function paintAttributes(paint: Paint, shadings: Shadings): string {
  const { fill, shading, stroke, strokeWidth, strokeOpacity, opacity, dash } = paint;
  let text = ` fill="${shading ? shadingReference(shading, shadings) : shortHex(fill)}"`;
  if (stroke) text += ` stroke="${shortHex(stroke)}"`;
  if (stroke && strokeWidth) text += ` stroke-width="${writeNumber(strokeWidth, 2)}"`;
  if (strokeOpacity) text += ` stroke-opacity="${writeNumber(strokeOpacity, 3)}"`;
  if (dash) text += ` stroke-dasharray="${dash}"`;
  if (opacity) text += ` opacity="${writeNumber(opacity, 2)}"`;
  return text;
}

function writeShape(shape: Shape, shadings: Shadings): string {
  const paint = paintAttributes(shape.paint, shadings);
  switch (shape.kind) {
    case 'path':
      return `<path d="${shape.isLettering ? shape.data : compactPathData(shape.data)}"${paint}/>`;
    case 'rounded': {
      const [x, y] = shape.corner.map((v) => writeNumber(v));
      const [width, height] = shape.size.map((v) => writeNumber(v));
      const radius = writeNumber(shape.radius);
      return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"${paint}/>`;
    }
    case 'ellipse': {
      const [x, y] = shape.center.map((v) => writeNumber(v));
      const [rx, ry] = shape.radii.map((v) => writeNumber(v));
      return rx === ry
        ? `<circle cx="${x}" cy="${y}" r="${rx}"${paint}/>`
        : `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"${paint}/>`;
    }
  }
}

/** Writes groups. A body that repeats is written once, as a definition. */
function writeAll(
  parts: readonly Flat[],
  shadings: Shadings,
): { definitions: string; body: string } {
  const bodies = new Map<Flat, string>();
  /** The content of a group as text without definitions. Groups with the same text are repeats. */
  const bodyOf = (group: Extract<Flat, { kind: 'group' }>): string => {
    const known = bodies.get(group);
    if (known !== undefined) return known;
    const body = group.content
      .map((part) =>
        part.kind === 'group'
          ? `<g transform="${part.transform}">${bodyOf(part)}</g>`
          : writeShape(part, shadings),
      )
      .join('');
    bodies.set(group, body);
    return body;
  };
  const uses = new Map<string, number>();
  const countUses = (content: readonly Flat[]) => {
    for (const part of content) {
      if (part.kind !== 'group') continue;
      const body = bodyOf(part);
      const seen = uses.get(body) ?? 0;
      uses.set(body, seen + 1);
      // The parts of a repeated body are shared with it.
      if (seen === 0) countUses(part.content);
    }
  };
  countUses(parts);

  const ids = new Map<string, string>();
  const definitions: string[] = [];
  const write = (part: Flat): string => {
    if (part.kind !== 'group') return writeShape(part, shadings);
    const key = bodyOf(part);
    if ((uses.get(key) ?? 0) < 2 || key.length < sharedFrom) {
      return `<g transform="${part.transform}">${part.content.map(write).join('')}</g>`;
    }
    let id = ids.get(key);
    if (!id) {
      const body = part.content.map(write).join('');
      id = ids.size < 26 ? String.fromCharCode(97 + ids.size) : `a${ids.size}`;
      ids.set(key, id);
      definitions.push(`<g id="${id}">${body}</g>`);
    }
    return `<use href="#${id}" transform="${part.transform}"/>`;
  };
  const body = parts.map(write).join('');
  return { definitions: definitions.join(''), body };
}

const usesRoundLines = (parts: readonly Flat[]): boolean =>
  parts.some((part) =>
    part.kind === 'group' ? usesRoundLines(part.content) : part.paint.stroke !== undefined,
  );

/** Writes a picture as optimized SVG. The same picture always gives the same text. */
export function renderSvg(picture: Picture): string {
  const { width, height, origin = [0, 0], title, fit } = picture;
  const parts = mergeNeighbors(flatten(picture.drawing));
  const shadings: Shadings = new Map();
  const { definitions: groups, body } = writeAll(parts, shadings);
  const definitions =
    [...shadings]
      .map(([stops, id]) => `<linearGradient id="${id}">${stops}</linearGradient>`)
      .join('') + groups;
  const name = title ? ` role="img" aria-label="${title.replaceAll('"', '&quot;')}"` : '';
  const lines = usesRoundLines(parts) ? ' stroke-linecap="round" stroke-linejoin="round"' : '';
  const box = [...origin, width, height].map((v) => round(v)).join(' ');
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${width}" height="${height}"` +
    `${fit ? ' preserveAspectRatio="xMidYMid slice"' : ''}${name}${lines}>` +
    `${definitions ? `<defs>${definitions}</defs>` : ''}${body}</svg>`;
  return optimize(svg, {
    multipass: true,
    floatPrecision: 1,
    plugins: [
      {
        name: 'preset-default',
        params: {
          overrides: {
            // Path data is compact already. Rewriting it would make equal shapes differ.
            convertPathData: false,
            mergePaths: false,
            convertShapeToPath: false,
            // Needs three digits for the isometric matrices.
            convertTransform: { floatPrecision: 2, transformPrecision: 4, degPrecision: 1 },
            removeHiddenElems: false,
            cleanupIds: false,
          },
        },
      },
    ],
  }).data;
}
