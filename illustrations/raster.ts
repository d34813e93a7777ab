/** Renders pictures as PNG. */
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { keysOf } from '#app/lib/record.ts';
import { type Picture, renderSvg } from './drawing/svg.ts';

/** Renders a picture at a width in pixels. Needs no fonts: lettering consists of outlines. */
export const renderPng = (picture: Picture, width: number): Buffer =>
  new Resvg(renderSvg(picture), {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  })
    .render()
    .asPng();

/** The edges of its box that a picture reaches with an opaque pixel, where it is probably cut. */
export function cutEdges(picture: Picture): readonly string[] {
  const { width, height, pixels } = new Resvg(renderSvg(picture), {
    font: { loadSystemFonts: false },
  }).render();
  const opaque = (x: number, y: number) => (pixels[(y * width + x) * 4 + 3] ?? 0) > 127;
  const columns = Array.from({ length: width }, (_, x) => x);
  const rows = Array.from({ length: height }, (_, y) => y);
  const edges = {
    top: columns.some((x) => opaque(x, 0)),
    right: rows.some((y) => opaque(width - 1, y)),
    bottom: columns.some((x) => opaque(x, height - 1)),
    left: rows.some((y) => opaque(0, y)),
  };
  return keysOf(edges).filter((edge) => edges[edge]);
}

/** Reduces a PNG to 256 colors. The pictures are flat, so only antialiased edges change. */
export const withPalette = (png: Buffer): Promise<Buffer> =>
  sharp(png).png({ palette: true, dither: 0, compressionLevel: 9, effort: 10 }).toBuffer();
