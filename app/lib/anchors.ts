import type { LinkTarget, SharedAnchor } from '#app/content/paths.ts';

/** A page's path without the prerenderer's trailing slash. */
export function canonicalPath(pathname: string): string {
  return pathname.replace(/\/+$/, '') || '/';
}

/**
 * Whether a page may have this path: no capitals, doubled or trailing slash, escape or file
 * extension.
 */
export function isPagePath(pathname: string): boolean {
  return pathname === '/' || /^(?:\/[a-z\d-]+)+$/.test(pathname);
}

/**
 * The target of a shared anchor, seen from `pathname`: in that page if it has the anchor, else in
 * the first page that does.
 */
export function resolveAnchor({ fragment, pages }: SharedAnchor, pathname: string): LinkTarget {
  const isHere = pages.some((page) => page === canonicalPath(pathname));
  return isHere ? `#${fragment}` : `${pages[0]}#${fragment}`;
}
