import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * What a browser does at a page load and a client-side router leaves undone: the scroll position, the
 * focus, and the word to those who cannot see the change.
 */
export function NavigationEffects() {
  const location = useLocation();
  const navigationType = useNavigationType();
  const [announcement, setAnnouncement] = useState('');
  const positions = useRef(new Map<string, number>());
  const previous = useRef(location);

  useEffect(() => {
    // The browser restores a reload and the back-forward cache itself; a client-side step back is ours.
    const setMode = (mode: ScrollRestoration) => () => {
      history.scrollRestoration = mode;
    };
    const ours = setMode('manual');
    const browsers = setMode('auto');
    ours();
    addEventListener('pagehide', browsers);
    addEventListener('pageshow', ours);
    return () => {
      browsers();
      removeEventListener('pagehide', browsers);
      removeEventListener('pageshow', ours);
    };
  }, []);

  useEffect(() => {
    const remember = () => positions.current.set(location.key, scrollY);
    remember();
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [location.key]);

  useLayoutEffect(() => {
    const before = previous.current;
    previous.current = location;
    if (before === location) return;

    const samePage = before.pathname === location.pathname;
    const target = findTarget(location.hash);
    // A filter writes its state into the query: the visitor stays where they are.
    const filtered =
      before.hash === location.hash && (!target || before.search !== location.search);
    if (samePage && filtered && navigationType !== 'POP') return;

    document.documentElement.dataset.exact = '';
    const behavior = samePage ? 'auto' : 'instant';
    const remembered = navigationType === 'POP' ? positions.current.get(location.key) : undefined;
    if (remembered !== undefined) scrollTo({ top: remembered, behavior: 'instant' });
    else if (target) target.scrollIntoView({ behavior });
    else scrollTo({ top: 0, behavior });

    if (samePage && navigationType === 'POP') return;
    const focused =
      target ?? document.querySelector<HTMLElement>('h1') ?? document.querySelector('main');
    if (focused && !focused.matches('a[href], button, input, summary')) focused.tabIndex = -1;
    focused?.focus({ preventScroll: true });
    if (!samePage) setAnnouncement(document.title);
  }, [location, navigationType]);

  return (
    <output className="sr-only" aria-live="polite">
      {announcement}
    </output>
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
