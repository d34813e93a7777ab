import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType, type Location } from 'react-router';
import { scrollMemory } from '#app/lib/scroll-memory.ts';

/**
 * What a browser does at a page load and a client-side router leaves undone: the scroll position, the
 * focus, and the word to those who cannot see the change.
 */
export function NavigationEffects() {
  const location = useLocation();
  const navigationType = useNavigationType();
  const [announcement, setAnnouncement] = useState('');
  const previous = useRef(location);

  useEffect(() => scrollMemory.start(), []);

  useLayoutEffect(() => {
    const before = previous.current;
    previous.current = location;
    // From here on scroll events belong to the new entry; its page is already in place.
    scrollMemory.enter(location.key);
    if (before === location || isFilter(before, location)) return;

    const samePage = before.pathname === location.pathname;
    const steppedBack = navigationType === 'POP';
    const target = findTarget(location.hash);
    // A fragment typed into the address bar arrives as a step back without a history entry of the router's.
    const known = steppedBack && window.history.state !== null;
    const remembered = known ? scrollMemory.recall(location.key) : undefined;
    if (samePage && steppedBack && remembered === undefined && !target) return;

    const behavior = samePage ? 'auto' : 'instant';
    const arrive = () => {
      if (remembered !== undefined) scrollTo({ top: remembered, behavior: 'instant' });
      else if (target) target.scrollIntoView({ behavior });
      else scrollTo({ top: 0, behavior });
    };
    arrive();
    // A smooth scroll that was under way on the page before adds its last step to the new one.
    let frame = 0;
    if (!samePage) {
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(arrive);
      });
    }

    if (!samePage || !known) {
      focusOn(
        target ?? document.querySelector<HTMLElement>('h1') ?? document.querySelector('main'),
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

/** A filter writes its state into the query: the visitor stays where they are. */
function isFilter(before: Location, after: Location): boolean {
  return (
    before.pathname === after.pathname &&
    before.hash === after.hash &&
    before.search !== after.search
  );
}

/** A hash can hold anything a visitor types; one that is no valid escape names nothing. */
function findTarget(hash: string): HTMLElement | null {
  if (hash.length < 2) return null;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

function focusOn(element: HTMLElement | null): void {
  if (!element) return;
  if (!element.matches('a[href], button, input, summary')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
