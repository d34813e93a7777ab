import type { LinkTarget, SharedAnchor } from '#app/content/paths.ts';

/** The address of a page without the slash that the prerenderer puts at its end. */
export function canonicalPath(pathname: string): string {
  return pathname.replace(/\/+$/, '') || '/';
}

/** Whether a page of the site may have this path: no capital, no doubled or final slash, no escape, no file extension. */
export function isPagePath(pathname: string): boolean {
  return pathname === '/' || /^(?:\/[a-z\d-]+)+$/.test(pathname);
}

/** Where a shared anchor leads from the page at `pathname`: in-page where that has it, else to its first page. */
export function resolveAnchor({ fragment, pages }: SharedAnchor, pathname: string): LinkTarget {
  const isHere = pages.some((page) => page === canonicalPath(pathname));
  return isHere ? `#${fragment}` : `${pages[0]}#${fragment}`;
}
