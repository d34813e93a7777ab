import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { darkAddress } from '#app/lib/dark-address.ts';
import { isPhoto, preparePhoto } from './photos.ts';

const suffix = '?picture';

const photoCache = join(import.meta.dirname, '../node_modules/.cache/photos');

/**
 * `import hill from './hill.svg?picture'` gives `{ src, width, height }` with the size from the
 * file, and `dark: true` if `hill-dark.svg` exists and differs. Each picture is a separate module,
 * so a page contains only the addresses it uses. A photograph becomes AVIF.
 */
export function sizedPictures(): Plugin {
  return {
    name: 'sized-pictures',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(suffix)) return null;
      const file = await this.resolve(source.slice(0, -suffix.length), importer, {
        skipSelf: true,
      });
      if (!file) this.error(`${importer} imports ${source}, which does not exist`);
      return file.id + suffix;
    },
    async load(id) {
      if (!id.endsWith(suffix)) return null;
      const file = id.slice(0, -suffix.length);
      this.addWatchFile(file);
      if (isPhoto(file)) {
        const photo = await preparePhoto(file, photoCache);
        return `import src from ${JSON.stringify(`${photo.file}?url`)};\nexport default { src, width: ${photo.width}, height: ${photo.height} };`;
      }
      const svg = await readFile(file, 'utf8');
      const { width, height } = pictureSize(svg, file);
      const size = `width: ${width}, height: ${height}`;
      const day = `import src from ${JSON.stringify(`${file}?url`)};`;
      const darkFile = darkAddress(file);
      const dark = existsSync(darkFile) && (await readFile(darkFile, 'utf8'));
      if (!dark || dark === svg) return `${day}\nexport default { src, ${size} };`;
      // The import emits the dark file. Its address follows from `src`: see `darkAddress`.
      return `${day}\nimport ${JSON.stringify(`${darkFile}?url`)};\nexport default { src, dark: true, ${size} };`;
    },
  };
}

/** Width and height in CSS pixels, from the root element. */
export function pictureSize(svg: string, file: string): { width: number; height: number } {
  const root = svg.match(/<svg\b[^>]*>/)?.[0] ?? '';
  const [width, height] = ['width', 'height'].map((name) =>
    Number(root.match(new RegExp(`\\s${name}="([\\d.]+)(?:px)?"`))?.[1]),
  );
  if (!width || !height) {
    throw new Error(`${file}: the svg element has no width and height. Add both.`);
  }
  return { width, height };
}
