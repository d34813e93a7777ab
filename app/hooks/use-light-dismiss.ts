import { useEffect, useRef, type RefObject } from 'react';

/**
 * Closes an open disclosure like a menu: by Escape wherever the focus is, and by a press elsewhere.
 * Escape inside it returns the focus to its summary.
 */
export function useLightDismiss(): RefObject<HTMLDetailsElement | null> {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event) => {
      const details = ref.current;
      if (!details?.open) return;
      const isInside = event.target instanceof Node && details.contains(event.target);
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return;
        if (isInside) details.querySelector('summary')?.focus();
      } else if (isInside) return;
      details.open = false;
    };
    addEventListener('pointerdown', close);
    addEventListener('keydown', close);
    return () => {
      removeEventListener('pointerdown', close);
      removeEventListener('keydown', close);
    };
  }, []);
  return ref;
}
