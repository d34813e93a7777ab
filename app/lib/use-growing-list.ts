import { useEffect, useRef, useState, type RefObject } from 'react';
import { useHydrated } from './use-hydrated.ts';

/** Items that are drawn at once; the next ones follow before the visitor reaches the end. */
const step = 24;

/**
 * Draws a long list as far as it is read, so that a filter key never waits for thousands of cards. The
 * prerendered HTML holds every item, and so does a browser without observers.
 * @returns the items to draw, and a mark to place after them while there are more
 */
export function useGrowingList<Item>(items: readonly Item[]): {
  readonly shown: readonly Item[];
  readonly end: RefObject<HTMLDivElement | null>;
} {
  const hydrated = useHydrated();
  const end = useRef<HTMLDivElement>(null);
  const [grown, setGrown] = useState({ items, limit: step });
  const limit = grown.items === items ? grown.limit : step;
  const observes = hydrated && typeof IntersectionObserver !== 'undefined';

  useEffect(() => {
    const mark = end.current;
    if (!mark || !observes || limit >= items.length) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setGrown({ items, limit: limit + step });
      },
      { rootMargin: '1200px' },
    );
    observer.observe(mark);
    return () => observer.disconnect();
  }, [items, limit, observes]);

  return { shown: observes ? items.slice(0, limit) : items, end };
}
