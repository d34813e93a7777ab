import type { Plugin } from 'vite';
import { explore } from '#app/content/explore.ts';

/**
 * Provides the links of the Explore section to bundles as data. `app/content/explore.ts` derives
 * them from the site map.
 */
export function exploreLinks(): Plugin {
  return {
    name: 'explore-links',
    load(id) {
      if (!id.endsWith('/app/content/explore.ts')) return null;
      return `export const explore = ${JSON.stringify(explore)};`;
    },
  };
}
