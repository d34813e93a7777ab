import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { placeholderAddress, placeholderPictures } from '#app/content/placeholder-pictures.ts';
import type { CaseStudySlug } from '#app/site-map-families.ts';
import { keysOf } from '#app/lib/record.ts';

const slugs = keysOf(placeholderPictures);
const read = (slug: CaseStudySlug) =>
  readFile(
    new URL(`../app/assets/pictures/${placeholderPictures[slug]}.svg`, import.meta.url),
    'utf8',
  );

/**
 * Writes the pictures of the case-study list to the specified addresses at build time. Committed
 * copies would be outdated when a picture is redrawn.
 */
export function listPictures(): Plugin {
  return {
    name: 'placeholder-pictures',
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const slug of slugs) {
        const fileName = placeholderAddress(slug).slice(1);
        this.emitFile({ type: 'asset', fileName, source: await read(slug) });
      }
    },
    configureServer(server) {
      for (const slug of slugs) {
        server.middlewares.use(placeholderAddress(slug), (_request, response, next) => {
          response.setHeader('Content-Type', 'image/svg+xml');
          read(slug).then((picture) => response.end(picture), next);
        });
      }
    },
  };
}
