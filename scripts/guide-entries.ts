import type { Plugin } from 'vite';
import { readGuideEntries } from '../app/guides/entries.ts';

const folder = /\/app\/guides\/content\/.+\.md$/;

/**
 * Gives bundles the list of guides as data (app/guides/entries.ts reads it from the folder). The dev server reloads
 * the page when a guide changes, and restarts when a guide is added, removed or renamed: its address is a new route.
 */
export function guideEntries(): Plugin {
  return {
    name: 'guide-entries',
    load(id) {
      if (!id.endsWith('/app/guides/entries.ts')) return null;
      return `export const guideEntries = ${JSON.stringify(readGuideEntries())};`;
    },
    configureServer(server) {
      let known = JSON.stringify(readGuideEntries());
      const onChange = (file: string) => {
        if (!folder.test(file.replaceAll('\\', '/'))) return;
        const entries = JSON.stringify(readGuideEntries());
        const isSame = entries === known;
        known = entries;
        if (isSame) server.ws.send({ type: 'full-reload' });
        else void server.restart();
      };
      server.watcher.on('add', onChange).on('change', onChange).on('unlink', onChange);
    },
  };
}
