import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType, type Location } from 'react-router';
import { historyEntries } from './history-entries.ts';

/**
 * Does after a client navigation what a browser does after a page load: sets the scroll position and the
 * focus, and announces the new page to screen readers.
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
    // Scroll events belong to the new entry from here on; its page is already rendered.
    historyEntries.enter(location.key);
    if (before === location || isFilterChange(before, location)) return;

    const samePage = before.pathname === location.pathname;
    const target = findTarget(location.hash);
    // A fragment typed into the address bar is a POP without a history entry of the router's.
    const isStep = navigationType === 'POP' && window.history.state !== null;
    const entry = isStep ? historyEntries.recall(location.key) : undefined;
    if (samePage && navigationType === 'POP' && !entry && !target) return;

    document.documentElement.dataset.exact = '';
    const behavior = samePage ? 'auto' : 'instant';
    const scroll = () => {
      if (entry) scrollTo({ top: entry.top, behavior: 'instant' });
      else if (target) target.scrollIntoView({ behavior });
      else scrollTo({ top: 0, behavior });
    };
    scroll();
    // A smooth scroll that was under way on the page before adds its last step to the new page.
    let frame = 0;
    if (!samePage) {
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(scroll);
      });
    }

    if (!samePage || !isStep) {
      const heading = document.querySelector<HTMLElement>('h1') ?? document.querySelector('main');
      // Back gives the focus to the link that led away, unless it is hidden, as in a closed menu.
      if (!focusOn(document.links[entry?.link ?? -1])) focusOn(target ?? heading);
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

/** Filters write their state into the query: scroll position and focus stay. */
function isFilterChange(before: Location, after: Location): boolean {
  return (
    before.pathname === after.pathname &&
    before.hash === after.hash &&
    before.search !== after.search
  );
}

/** The element that a fragment names. A fragment may be any text, also an invalid escape. */
function findTarget(hash: string): HTMLElement | null {
  if (hash.length < 2) return null;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Returns whether the element took the focus. */
function focusOn(element: HTMLElement | null | undefined): boolean {
  if (!element) return false;
  if (!element.matches('a[href], button, input, summary')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}
