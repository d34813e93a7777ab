import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const suffix = '?picture';

/**
 * `import hill from './hill.svg?picture'` gives `{ src, width, height }`, the size read from the file, so
 * that no page can state a wrong one. Each picture is a module of its own: a page carries only the names it uses.
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
      const { width, height } = pictureSize(await readFile(file, 'utf8'), file);
      return `import src from ${JSON.stringify(`${file}?url`)};
export default { src, width: ${width}, height: ${height} };`;
    },
  };
}

/** Width and height in CSS pixels as the root element states them. */
export function pictureSize(svg: string, file: string): { width: number; height: number } {
  const root = svg.match(/<svg\b[^>]*>/)?.[0] ?? '';
  const [width, height] = ['width', 'height'].map((name) =>
    Number(root.match(new RegExp(`\\s${name}="([\\d.]+)(?:px)?"`))?.[1]),
  );
  if (!width || !height) throw new Error(`${file}: the svg element states no width and height`);
  return { width, height };
}
