import { useCallback, useState, type RefCallback } from 'react';
import { listStep } from './list-start.ts';
import { useHydrated } from './use-hydrated.ts';

type Growth = {
  /** Tells one choice of items from another: the list begins anew when it changes. */
  readonly change: string;
  /** Called when all are drawn and the end comes near. */
  readonly onEnd: () => void;
};

/**
 * Draws a long list a step at a time, the next before the visitor reaches the end, so that a filter key never
 * waits for thousands of cards. The prerendered HTML holds every item that its page carries, and so does a
 * browser without observers.
 * @returns the items to draw, and a mark to place after them
 */
export function useGrowingList<Item>(
  items: readonly Item[],
  { change, onEnd }: Growth,
): {
  readonly shown: readonly Item[];
  readonly end: RefCallback<HTMLElement>;
} {
  const hydrated = useHydrated();
  const [grown, setGrown] = useState({ change, limit: listStep });
  const limit = grown.change === change ? grown.limit : listStep;
  const observes = hydrated && typeof IntersectionObserver !== 'undefined';

  const end = useCallback(
    (mark: HTMLElement) => {
      if (!observes) return;
      const observer = new IntersectionObserver(
        ([entry]) => {
          if (!entry?.isIntersecting) return;
          if (limit < items.length) setGrown({ change, limit: limit + listStep });
          else onEnd();
        },
        { rootMargin: '1200px' },
      );
      observer.observe(mark);
      return () => observer.disconnect();
    },
    [change, items.length, limit, observes, onEnd],
  );

  return { shown: observes ? items.slice(0, limit) : items, end };
}
