import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Rolldown } from 'vite';

type Context = { getModuleInfo(id: string): Rolldown.ModuleInfo | null };

/**
 * The chunks of the browser's scripts. By default the bundler writes a file for every module that
 * two pages share, however small. That costs requests and compresses worse.
 *
 * - `library`: React and the router, which change only with updates;
 * - `site`: code of every page;
 * - `bands`: code that the landing page shares with others;
 * - `lists`: the search and the filters of a list;
 * - `pages`: other code that only inner pages share, one file for each set of pages. Sets of less than 2
 * kB are merged with others. With a higher limit, a new page could move 5 kB of other pages into
 * the guides.
 */
const chunks = {
  groups: [
    {
      name: 'library',
      test: /node_modules[\\/](?:react|react-dom|scheduler|react-router)[\\/]/,
      priority: 3,
    },
    // The cache of the query client loads after the first input. Otherwise it would be part of `site`.
    { name: 'query', test: /[\\/]query-core[\\/]/, priority: 3 },
    { debugName: 'site', name: whereLoadedBy('site', 'app/root.tsx'), priority: 2 },
    {
      debugName: 'bands',
      name: whereLoadedBy('bands', 'app/routes/home.tsx'),
      minShareCount: 2,
      priority: 1,
    },
    // Shared by the dialogs, which load late. `pages` would load it with a page.
    {
      name: 'modal-dialog',
      test: oneOf('shell/modal-dialog', 'shell/close-button'),
      priority: 1,
    },
    // Small parts of the guides and of most inner pages. `pages` would merge them with what guides do not use.
    {
      name: 'inner',
      test: oneOf(
        'hooks/use-scrolling-row',
        'hooks/use-missing-path-log',
        'assets/pictures/cta-next-flag',
      ),
      priority: 1,
    },
    {
      name: 'lists',
      test: oneOf(
        'sections/shared/empty-state',
        'sections/shared/result-count',
        'lib/result-count',
        'sections/shared/search-field',
        'lib/search-index',
        'hooks/use-filter-state',
        'lib/filter-state',
      ),
      priority: 1,
    },
    { name: 'pages', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 2000 },
  ],
} satisfies Rolldown.CodeSplittingOptions;

export const clientOutput = {
  codeSplitting: chunks,
  // The bundler puts the names of all importers into the name of a shared chunk. Six letters of the hash keep documents,
  // which list about a dozen chunks, small. Two versions of a chunk collide once in 60 billion.
  chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, '')}-[hash:6].js`,
  entryFileNames: 'assets/[name]-[hash:6].js',
} satisfies Rolldown.OutputOptions;

/** Assigns the chunk to each module that `root` imports statically, not to dynamic imports. */
function whereLoadedBy(chunk: string, root: string) {
  return (id: string, context: Context): string | null => {
    const seen = new Set([id]);
    // The set grows during the iteration.
    for (const one of seen) {
      if (one.replace(/\?.*$/, '').endsWith(`/${root}`)) return chunk;
      for (const importer of context.getModuleInfo(one)?.importers ?? []) seen.add(importer);
    }
    return null;
  };
}

/**
 * Matches modules of `app/` by their path without its extension, and the stylesheets beside them.
 * @throws {Error} if a module is missing: a renamed one would change its chunk without a sign
 */
function oneOf(...paths: readonly string[]) {
  for (const path of paths) {
    const file = join(import.meta.dirname, '../app', path);
    if (!['.ts', '.tsx', '.svg'].some((extension) => existsSync(file + extension))) {
      throw new Error(`scripts/client-chunks.ts: there is no module app/${path}.`);
    }
  }
  return (id: string) => paths.some((path) => id.replaceAll('\\', '/').includes(`/app/${path}.`));
}
