import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { placeholderAddress, placeholderPictures } from '#app/content/placeholder-pictures.ts';
import { darkAddress } from '#app/lib/dark-address.ts';
import { keysOf } from '#app/lib/record.ts';

/** The files of the pictures and of their dark versions, by address. */
const files = new Map(
  keysOf(placeholderPictures).flatMap((slug) => {
    const file = `${placeholderPictures[slug]}.svg`;
    const address = placeholderAddress(slug);
    return [
      [address, file],
      [darkAddress(address), darkAddress(file)],
    ];
  }),
);
const read = (file: string) =>
  readFile(new URL(`../app/assets/pictures/${file}`, import.meta.url), 'utf8');

/**
 * Writes the pictures of the case-study list to the specified addresses at build time. Committed
 * copies would be outdated when a picture is redrawn.
 */
export function listPictures(): Plugin {
  return {
    name: 'placeholder-pictures',
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const [address, file] of files) {
        this.emitFile({ type: 'asset', fileName: address.slice(1), source: await read(file) });
      }
    },
    configureServer(server) {
      for (const [address, file] of files) {
        server.middlewares.use(address, (_request, response, next) => {
          response.setHeader('Content-Type', 'image/svg+xml');
          read(file).then((picture) => response.end(picture), next);
        });
      }
    },
  };
}
