import type { Plugin } from 'vite';
import { explore } from '../app/content/explore.ts';

/** Gives bundles the links of the Explore band as data: `app/content/explore.ts` makes them from the site map. */
export function exploreLinks(): Plugin {
  return {
    name: 'explore-links',
    load(id) {
      if (!id.endsWith('/app/content/explore.ts')) return null;
      return `export const explore = ${JSON.stringify(explore)};`;
    },
  };
}
