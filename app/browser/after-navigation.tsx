import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType, type Location } from 'react-router';
import { linkState } from './followed-link.ts';
import { historyEntries } from './history-entries.ts';

/**
 * Does after a client navigation what a browser does after a page load: sets the scroll position and the
 * focus, and announces the new page to screen readers. Opens the disclosure that the fragment names.
 */
export function AfterNavigation() {
  const location = useLocation();
  const navigationType = useNavigationType();
  const [announcement, setAnnouncement] = useState('');
  const previous = useRef(location);

  useEffect(() => historyEntries.start(), []);

  useLayoutEffect(() => {
    const before = previous.current;
    previous.current = location;
    // From here on, scroll events belong to the new entry. Its page is already rendered.
    historyEntries.enter(location.key, location.pathname);
    const target = findTarget(location.hash);
    const disclosure = target instanceof HTMLDetailsElement ? target : undefined;
    if (disclosure) disclosure.open = true;
    const isLink = navigationType !== 'POP' && location.state === linkState;
    if (before === location || (!isLink && isFilterChange(before, location))) return;
    // Back and Forward leave an open menu open.
    document.querySelector<HTMLElement>('[popover=auto]:popover-open')?.hidePopover();

    const samePage = before.pathname === location.pathname;
    // Typing a fragment into the address bar causes a POP without a history entry of the router.
    const isStep = navigationType === 'POP' && window.history.state !== null;
    const entry = isStep ? historyEntries.recall(location.key) : undefined;
    if (samePage && navigationType === 'POP' && !entry && !target) return;

    // Only for a link within the page: Tab and find in page move at once.
    const behavior =
      samePage && !matchMedia('(prefers-reduced-motion: reduce)').matches ? 'smooth' : 'instant';
    const scroll = () => {
      if (entry) scrollTo({ top: entry.top, behavior: 'instant' });
      else if (target) target.scrollIntoView({ behavior });
      else scrollTo({ top: 0, behavior });
    };
    scroll();
    // A smooth scroll in progress on the previous page would add its last step to the new page.
    let frame = 0;
    if (!samePage) {
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(scroll);
      });
    }

    if (!samePage || !isStep) {
      const heading = document.querySelector<HTMLElement>('h1') ?? document.querySelector('main');
      // Back focuses the link that the visitor had followed, unless it is hidden, as in a closed
      // menu. A disclosure that is always open has no visible summary.
      void (
        focusOn(document.links[entry?.link ?? -1]) ||
        focusOn(disclosure?.querySelector('summary')) ||
        focusOn(target ?? heading)
      );
    }
    if (!samePage) setAnnouncement(document.title);
    return () => cancelAnimationFrame(frame);
  }, [location, navigationType]);

  return (
    <output className="sr-only" aria-live="polite">
      {announcement}
    </output>
  );
}

/**
 * Filters write their state into the query. The scroll position and the focus do not change then,
 * unless a link leads to the list with another query.
 */
function isFilterChange(before: Location, after: Location): boolean {
  return (
    before.pathname === after.pathname &&
    before.hash === after.hash &&
    before.search !== after.search
  );
}

/** The target element of a fragment. A fragment may be any text, including an invalid escape. */
function findTarget(hash: string): HTMLElement | null {
  if (hash.length < 2) return null;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Focuses the element. Returns whether it received the focus. */
function focusOn(element: HTMLElement | null | undefined): boolean {
  if (!element) return false;
  if (!element.matches('a[href], button, input, summary')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}
