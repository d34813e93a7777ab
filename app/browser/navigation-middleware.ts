import type { Route } from '../+types/root';
import { canonicalPath, isPagePath } from '#app/lib/anchors.ts';
import { loadFullStylesheet } from './full-stylesheet.ts';
import { isOfAnotherRelease } from './release.ts';

/**
 * Runs at each client navigation. A navigation to another page waits for the full stylesheet. Where the
 * stylesheet fails, the data belongs to another release, or the path is one that no page has (the router
 * ignores case, doubled slashes and escapes), the document is loaded instead, and the server decides
 * what it is.
 */
export const navigationMiddleware: Route.ClientMiddlewareFunction = async ({ request }, next) => {
  const { pathname } = new URL(request.url);
  if (!isPagePath(pathname)) return loadDocument(request.url);
  const stylesheet = loadFullStylesheet();
  const data = await next();
  const leavesPage = canonicalPath(pathname) !== canonicalPath(location.pathname);
  if (leavesPage && (isOfAnotherRelease(data) || !(await stylesheet))) {
    return loadDocument(request.url);
  }
  return data;
};

/** Never resolves. The router's own redirect would remove doubled slashes, and lead to another address. */
function loadDocument(url: string): Promise<never> {
  location.assign(url);
  return new Promise(() => {});
}
