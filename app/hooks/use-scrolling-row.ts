import { useEffect, useRef, type RefObject } from 'react';

/** The ref of a row that may scroll sideways. The chosen and the focused option are shown whole. */
export function useScrollingRow<Row extends HTMLElement>(
  chosen: string | null,
): RefObject<Row | null> {
  const row = useRef<Row>(null);
  useEffect(() => {
    if (chosen === null || !row.current) return;
    const option = row.current.querySelector(
      '[aria-pressed="true"], [aria-selected="true"], [aria-current]',
    );
    if (option) showWhole(row.current, option);
  }, [chosen]);
  useEffect(() => {
    const element = row.current;
    // Chromium does not scroll to a focused option that is partly visible.
    const onFocus = ({ target }: FocusEvent) => {
      if (element && target instanceof Element && target.matches(':focus-visible')) {
        showWhole(element, target);
      }
    };
    element?.addEventListener('focusin', onFocus);
    return () => element?.removeEventListener('focusin', onFocus);
  }, []);
  return row;
}

/** `scrollIntoView` would scroll the page as well. */
function showWhole(row: HTMLElement, option: Element) {
  const { left, right } = option.getBoundingClientRect();
  const edges = row.getBoundingClientRect();
  if (left < edges.left || right > edges.right) {
    row.scrollLeft += (left + right - edges.left - edges.right) / 2;
  }
}
