import { isPagePath } from '#app/lib/anchors.ts';
import type { Route } from '../+types/root';
import { followedLink } from './followed-link.ts';
import { loadFullStylesheet } from './full-stylesheet.ts';
import { historyEntries } from './history-entries.ts';
import { isUnusable } from './loader-data.ts';

/**
 * Runs at each client navigation: links, Back and Forward. A navigation to another page waits for the
 * full stylesheet. It loads the document instead in four cases: the stylesheet or the data fails, the
 * data belongs to another release, or no page has the path. The router ignores case, doubled slashes
 * and escapes; the server does not. A navigation that a newer one aborted loads nothing.
 */
export const navigationMiddleware: Route.ClientMiddlewareFunction = async ({ request }, next) => {
  const { pathname } = new URL(request.url);
  if (!isPagePath(pathname)) return loadDocument(request.url);
  const stylesheet = loadFullStylesheet().then(
    () => true,
    () => false,
  );
  const data = await next();
  const leavesPage = !historyEntries.isShown(pathname);
  if (leavesPage && (isUnusable(data) || !(await stylesheet)) && !request.signal.aborted) {
    return loadDocument(request.url);
  }
  return data;
};

/**
 * Loads a document. Never resolves. A router redirect would remove doubled slashes, which changes
 * the address. At Back and Forward the browser already has the address.
 */
function loadDocument(url: string): Promise<never> {
  const { origin, pathname, search } = location;
  if (url === origin + pathname + search) location.reload();
  else location.assign(followedLink.withFragment(url));
  return new Promise(() => {});
}
