/** The site's icons and web manifest, derived from the logo mark. */
import { blue, paper } from './drawing/ramps.ts';
import { type Picture, renderSvg } from './drawing/svg.ts';
import { bleedingMark, markPicture, maskableMark } from './kit/brand.ts';
import { renderPng } from './raster.ts';

const square = (drawing: Picture['drawing']): Picture => ({
  title: '',
  width: 40,
  height: 40,
  drawing,
});

/** An ICO file with one PNG. Format: https://en.wikipedia.org/wiki/ICO_(file_format) */
function icoOf(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/** Files for the root of the site, by name. */
export function renderSiteIcons(): ReadonlyMap<string, Buffer> {
  const small = renderPng(markPicture, 32);
  return new Map([
    ['favicon.svg', Buffer.from(renderSvg(markPicture))],
    ['favicon-32.png', small],
    ['favicon.ico', icoOf(small, 32)],
    ['apple-touch-icon.png', renderPng(square(bleedingMark), 180)],
    ['icon-192.png', renderPng(markPicture, 192)],
    ['icon-512.png', renderPng(square(maskableMark), 512)],
  ]);
}

type ManifestOptions = {
  readonly name: string;
  readonly description: string;
  /** A language tag, such as `en`. */
  readonly language: string;
};

/** The contents of `site.webmanifest`. */
export const webManifest = ({ name, description, language }: ManifestOptions): string =>
  JSON.stringify(
    {
      name,
      short_name: name,
      description,
      lang: language,
      start_url: '/',
      scope: '/',
      display: 'browser',
      theme_color: blue[800],
      background_color: paper[50],
      icons: [
        { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    },
    null,
    2,
  ) + '\n';
