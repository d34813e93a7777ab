/** Renders pictures as PNG. */
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { type Picture, renderSvg } from './drawing/svg.ts';

/** Renders a picture at a width in pixels. Needs no fonts: lettering consists of outlines. */
export const renderPng = (picture: Picture, width: number): Buffer =>
  new Resvg(renderSvg(picture), {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  })
    .render()
    .asPng();

/** Reduces a PNG to 256 colors. The pictures are flat, so only antialiased edges change. */
export const withPalette = (png: Buffer): Promise<Buffer> =>
  sharp(png).png({ palette: true, dither: 0, compressionLevel: 9, effort: 10 }).toBuffer();
