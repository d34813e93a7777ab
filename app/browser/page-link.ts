import { isPagePath } from '#app/lib/anchors.ts';

/**
 * The link to a page of this site that is, or contains, the element. Undefined for links that the
 * browser follows itself: files, downloads, other sites, other tabs, and paths that no page has.
 */
export function pageLink(element: EventTarget | null): HTMLAnchorElement | undefined {
  const link = element instanceof Element ? element.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement)) return undefined;
  if (link.target || link.hasAttribute('download') || link.origin !== location.origin) {
    return undefined;
  }
  return isPagePath(link.pathname) ? link : undefined;
}
