import { useEffect, useMemo, useRef, type PointerEvent } from 'react';

/** Neighbours that share one memory: after one of them closed, the next opens at once within the skip delay. */
export type HoverGroup = { lastClosed: number };

export type HoverIntent = {
  /** Milliseconds the pointer has to rest before it opens. */
  readonly openDelay: number;
  /** Milliseconds after leaving before it closes. */
  readonly closeDelay: number;
  /** Milliseconds after a neighbour closed in which the next opens without waiting. */
  readonly skipDelay?: number;
  readonly group?: HoverGroup;
  /** Whether it is open now: Escape then closes it, wherever the focus is. */
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
};

/**
 * Opens when a mouse rests and closes when it leaves. Touch and pen are left to clicks: a tap also
 * "enters", and would open what the click then closes.
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
    const dismiss = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      clearTimeout(timer.current);
      latest.current.onClose();
    };
    document.addEventListener('keydown', dismiss);
    return () => {
      document.removeEventListener('keydown', dismiss);
      if (group) group.lastClosed = performance.now();
    };
  }, [isOpen, group]);

  return useMemo(() => {
    const cancel = () => clearTimeout(timer.current);
    const after = (delay: number, then: () => void) => {
      cancel();
      timer.current = setTimeout(then, delay);
    };
    const open = () => {
      const { openDelay, skipDelay = 0, group, onOpen } = latest.current;
      const skip = group && performance.now() - group.lastClosed < skipDelay;
      after(skip ? 0 : openDelay, onOpen);
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
