import { useEffect, type RefObject } from 'react';

/** The share of a section that must be visible before it fades in. */
const threshold = 0.1;
/** The share of the screen that a section taller than ten screens must cover instead. */
const screenShare = 0.5;

/**
 * Fades an element in once, when it first becomes visible. The element is hidden only after the
 * first scroll, and only below the screen. Until then, and without scripts, the whole page is
 * visible, also for screenshots and translators.
 */
export function useReveal(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;

    const observer = new IntersectionObserver(
      (entries) => {
        // A busy page delivers several entries at once, in order. The last one is the current state.
        const { intersectionRatio, intersectionRect, isIntersecting } = entries.at(-1)!;
        if (
          intersectionRatio >= threshold ||
          intersectionRect.height >= innerHeight * screenShare
        ) {
          delete element.dataset.reveal;
          observer.disconnect();
        } else if (!isIntersecting) {
          element.dataset.reveal = '';
        }
      },
      {
        // What is above the screen counts as seen, so that a jump to the end reveals the whole page.
        rootMargin: '999999px 0px 0px',
        // The smaller ones report when a section of up to 80 screens covers `screenShare`.
        threshold: [0, 0.0125, 0.025, 0.05, threshold],
      },
    );
    const observe = () => {
      // A navigation scrolls to the top of the next page.
      if (!scrollY) return;
      removeEventListener('scroll', observe);
      observer.observe(element);
    };
    addEventListener('scroll', observe);
    return () => {
      removeEventListener('scroll', observe);
      observer.disconnect();
    };
  }, [ref]);
}
