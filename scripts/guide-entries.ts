import type { Plugin } from 'vite';
import { readFileEntries } from '#app/guides/entries.ts';

const folder = /\/app\/guides\/content\/.+\.md$/;

/**
 * Gives bundles the lists of content files as data (app/guides/entries.ts reads it from the folder). The dev server reloads
 * the page when a file changes, and restarts when one is added, removed or renamed: its address is a new page.
 */
export function guideEntries(): Plugin {
  return {
    name: 'guide-entries',
    load(id) {
      if (!id.endsWith('/app/guides/entries.ts')) return null;
      return Object.entries(readFileEntries())
        .map(([name, entries]) => `export const ${name} = ${JSON.stringify(entries)};`)
        .join('\n');
    },
    configureServer(server) {
      let known = JSON.stringify(readFileEntries());
      const onChange = (file: string) => {
        if (!folder.test(file.replaceAll('\\', '/'))) return;
        const entries = JSON.stringify(readFileEntries());
        const isSame = entries === known;
        known = entries;
        if (isSame) server.ws.send({ type: 'full-reload' });
        else void server.restart();
      };
      server.watcher.on('add', onChange).on('change', onChange).on('unlink', onChange);
    },
  };
}
