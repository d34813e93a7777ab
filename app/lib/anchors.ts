import type { LinkTarget, SharedAnchor } from '#app/content/paths.ts';

/** The address of a page without the slash that the prerenderer puts at its end. */
export function canonicalPath(pathname: string): string {
  return pathname.replace(/\/+$/, '') || '/';
}

/** Where a menu entry leads from the page at `pathname`: in-page where the anchor exists, else to its first page. */
export function resolveTarget(to: LinkTarget | SharedAnchor, pathname: string): string {
  if (typeof to === 'string') return to.startsWith('#') ? `${canonicalPath(pathname)}${to}` : to;
  const here = to.pages.find((page) => page === canonicalPath(pathname));
  return `${here ?? to.pages[0]}#${to.fragment}`;
}
