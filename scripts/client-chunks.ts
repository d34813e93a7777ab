import type { Rolldown } from 'vite';

type Context = { getModuleInfo(id: string): Rolldown.ModuleInfo | null };

/**
 * Which scripts the site is cut into. Left alone, the bundler makes a file of every module that two pages
 * share, however small: requests, and text that the compressor sees in pieces.
 *
 * - `library` React and the router, which change only when they are updated;
 * - `site` what stands on every page;
 * - `bands` what the landing page shares with others;
 * - `pages` what only inner pages share, one file for each set of pages that is worth one. Sets of less than
 *   2 kB join their neighbors; with a higher limit a new page could move 5 kB of other pages into the guides.
 */
const chunks = {
  groups: [
    {
      name: 'library',
      test: /node_modules[\\/](?:react|react-dom|scheduler|react-router)[\\/]/,
      priority: 3,
    },
    // The data-fetching client's cache comes when the page is quiet; its package would draw it into `site`.
    { name: 'query', test: /[\\/]query-core[\\/]/, priority: 3 },
    { debugName: 'site', name: whereLoadedBy('site', 'app/root.tsx'), priority: 2 },
    {
      debugName: 'bands',
      name: whereLoadedBy('bands', 'app/routes/home.tsx'),
      minShareCount: 2,
      priority: 1,
    },
    { name: 'pages', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 2000 },
  ],
} satisfies Rolldown.CodeSplittingOptions;

export const clientOutput = {
  codeSplitting: chunks,
  // The bundler lists in the name of a shared chunk all who share it.
  chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, '')}-[hash].js`,
} satisfies Rolldown.OutputOptions;

/** Names the chunk of each module that comes with `root` at once, not of what it asks for later. */
function whereLoadedBy(chunk: string, root: string) {
  return (id: string, context: Context): string | null => {
    const seen = new Set([id]);
    // The set grows while it is walked.
    for (const one of seen) {
      if (one.replace(/\?.*$/, '').endsWith(`/${root}`)) return chunk;
      for (const importer of context.getModuleInfo(one)?.importers ?? []) seen.add(importer);
    }
    return null;
  };
}
