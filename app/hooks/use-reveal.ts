import { useEffect, type RefObject } from 'react';

/** The share of a section that has to be seen before it fades in. */
const threshold = 0.1;
/** On a screen far smaller than the section a tenth of it never fits; this share of the screen is enough then. */
const screenShare = 0.5;

/**
 * Fades an element in once, when it first becomes visible. It is hidden only after hydration, only
 * where it is still below the fold, and only where observers exist: without scripts it just stands there.
 */
export function useReveal(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;

    const observer = new IntersectionObserver(
      ([entry]) => {
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
      // Fine steps: where a tenth never fits the screen, the screen's share has to be noticed in between.
      { threshold: Array.from({ length: 21 }, (_, step) => (step * threshold) / 20) },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
}
