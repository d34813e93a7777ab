import { useEffect, useMemo, useRef, type PointerEvent } from 'react';

/** Popups that share a skip delay: while one is open, or shortly after it closed, the next opens at once. */
export class HoverGroup {
  #openCount = 0;
  /** In ms, as `performance.now()` counts. */
  #lastClosed = -Infinity;

  /** Registers an open popup. Call what it returns when that popup closes. */
  opened(): () => void {
    this.#openCount += 1;
    return () => {
      this.#openCount -= 1;
      this.#lastClosed = performance.now();
    };
  }

  /** Whether a popup opens without its delay now. */
  skips(skipDelay: number): boolean {
    return this.#openCount > 0 || performance.now() - this.#lastClosed < skipDelay;
  }
}

export type HoverIntent = {
  /** Milliseconds the pointer must rest before the popup opens. */
  readonly openDelay: number;
  /** Milliseconds after the pointer leaves before the popup closes. */
  readonly closeDelay: number;
  /** Milliseconds after another of the group closed in which this one opens at once. */
  readonly skipDelay?: number;
  readonly group?: HoverGroup;
  /** Whether the popup is open. Escape closes an open popup wherever the focus is. */
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
};

/**
 * Opens a popup when a mouse rests on its host and closes it when the mouse leaves. Touch and pen are
 * left to clicks: a tap also fires `pointerenter`, and would open what the click then closes.
 */
export function useHoverIntent(options: HoverIntent) {
  const latest = useRef(options);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  const { isOpen, group } = options;
  useEffect(() => {
    if (!isOpen) return;
    const closed = group?.opened();
    const dismiss = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      clearTimeout(timer.current);
      latest.current.onClose();
    };
    document.addEventListener('keydown', dismiss);
    return () => {
      document.removeEventListener('keydown', dismiss);
      closed?.();
    };
  }, [isOpen, group]);

  return useMemo(() => {
    const cancel = () => clearTimeout(timer.current);
    const after = (delay: number, then: () => void) => {
      cancel();
      timer.current = setTimeout(then, delay);
    };
    const open = () => {
      const { group, openDelay, skipDelay = 0, onOpen } = latest.current;
      after(group?.skips(skipDelay) ? 0 : openDelay, onOpen);
    };
    const close = () => {
      after(latest.current.closeDelay, () => latest.current.onClose());
    };
    return {
      open,
      close,
      cancel,
      onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && open(),
      onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && close(),
    };
  }, []);
}
