/** The link to a page of this site that an element is, or lies in. Files have an extension, and are the browser's. */
export function pageLink(element: EventTarget | null): HTMLAnchorElement | undefined {
  const link = element instanceof Element ? element.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement)) return undefined;
  if (link.target || link.origin !== location.origin) return undefined;
  return /\.\w+$/.test(link.pathname) ? undefined : link;
}
