import { useEffect, useMemo, useRef, type PointerEvent } from 'react';

/**
 * Popups with a shared skip delay: while one is open, or shortly after, the next opens without its
 * delay.
 */
export class HoverGroup {
  #openCount = 0;
  /** Timestamp of `performance.now()`, in ms. */
  #lastClosed = -Infinity;

  /**
   * Registers an open popup.
   * @returns a function to call when that popup closes
   */
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

type HoverIntent = {
  /** Time that the pointer must rest before the popup opens, in ms. */
  readonly openDelay: number;
  /** Time after the pointer leaves before the popup closes, in ms. */
  readonly closeDelay: number;
  /**
   * Time after another popup of the group closed in which this one opens without its delay, in ms.
   */
  readonly skipDelay?: number;
  readonly group?: HoverGroup;
  /** Whether the popup is open. Escape closes an open popup, whatever has the focus. */
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
};

/**
 * Opens a popup when a mouse rests on its host, and closes it when the mouse leaves. Ignores touch
 * and pen: a tap also fires `pointerenter`, and its click would close what that opened.
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
