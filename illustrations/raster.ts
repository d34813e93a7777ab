/** From pictures to PNG. */
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { type Picture, renderSvg } from './drawing/svg.ts';

/** Renders a picture at the given width in pixels. No font is used: all lettering is outlines. */
export const renderPng = (picture: Picture, width: number): Buffer =>
  new Resvg(renderSvg(picture), {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  })
    .render()
    .asPng();

/** Reduces a PNG to a palette of 256 colors: our pictures are flat, so only edges are touched. */
export const withPalette = (png: Buffer): Promise<Buffer> =>
  sharp(png).png({ palette: true, dither: 0, compressionLevel: 9, effort: 10 }).toBuffer();
