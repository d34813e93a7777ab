import type { SiteListing } from '#server/site-files.ts';

/**
 * Folders with a not-found document of their own, and the document's path. Deepest folder first.
 */
export function notFoundFolders({ notFound }: SiteListing): readonly (readonly [string, string])[] {
  return [...notFound].filter(([folder]) => folder !== '/').sort(([a], [b]) => b.length - a.length);
}
