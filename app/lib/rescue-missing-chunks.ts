import { canonicalPath } from './anchors.ts';
import { pageLink } from './page-link.ts';

/**
 * After a deploy an open tab may ask for a chunk that is gone. The router then reloads the page the
 * visitor is on, and the click is lost: this turns that reload into a visit to the page they chose.
 * A full visit cannot fail the same way, so there is no loop and nothing to store.
 */
export function rescueMissingChunks(): void {
  let target: { href: string; at: number } | undefined;
  /** Set once the visit has begun: a page misses several chunks at a time, and each asks for a reload. */
  let isLeaving = false;

  addEventListener('click', (event) => {
    const link = pageLink(event.target);
    if (link) target = { href: link.href, at: performance.now() };
  });

  window.navigation?.addEventListener('navigate', (event) => {
    // The page they chose has arrived: nothing left to rescue.
    if (event.navigationType !== 'reload') {
      if (event.destination.sameDocument) target = undefined;
      return;
    }
    if (isLeaving && !event.userInitiated) event.preventDefault();
    if (isLeaving || !event.cancelable || !target) return;
    const elsewhere =
      canonicalPath(new URL(target.href).pathname) !== canonicalPath(location.pathname);
    // A visitor who presses reload long after a click means this page.
    if (!elsewhere || performance.now() - target.at > 15_000) return;
    event.preventDefault();
    isLeaving = true;
    location.assign(target.href);
  });
}
