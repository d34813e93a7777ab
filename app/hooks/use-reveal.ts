import { useEffect, type RefObject } from 'react';

/** The share of a section that must be visible before it fades in. */
const threshold = 0.1;
/** The share of the screen that a section taller than ten screens must cover instead. */
const screenShare = 0.5;

/**
 * Fades an element in once, when it first becomes visible. The element is hidden only after
 * hydration, only below the fold, and only with IntersectionObserver support. Without scripts it is
 * always visible.
 */
export function useReveal(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;

    const observer = new IntersectionObserver(
      (entries) => {
        // A busy page delivers several entries at once, in order. The last one is the current state.
        const entry = entries.at(-1);
        if (!entry) return;
        const screen = entry.rootBounds?.height ?? innerHeight;
        const seen =
          entry.intersectionRatio >= threshold ||
          entry.intersectionRect.height >= screen * screenShare;
        if (seen || entry.boundingClientRect.bottom < 0) {
          delete element.dataset.reveal;
          observer.disconnect();
        } else if (!entry.isIntersecting) {
          element.dataset.reveal = 'waiting';
        }
      },
      // Fine thresholds: a section that never reaches `threshold` still reports when it covers
      // `screenShare`.
      { threshold: Array.from({ length: 21 }, (_, step) => (step * threshold) / 20) },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
}
