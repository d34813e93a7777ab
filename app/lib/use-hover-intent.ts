import { useEffect, useMemo, useRef, type PointerEvent } from 'react';

/** Neighbours that share one memory: moving between them within the skip delay opens at once. */
export type HoverGroup = { lastClosed: number };

export type HoverIntent = {
  /** Milliseconds the pointer has to rest before it opens. */
  readonly openDelay: number;
  /** Milliseconds after leaving before it closes. */
  readonly closeDelay: number;
  /** Milliseconds after a neighbour closed in which the next opens without waiting. */
  readonly skipDelay?: number;
  readonly group?: HoverGroup;
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
      after(latest.current.closeDelay, () => {
        const { group, onClose } = latest.current;
        if (group) group.lastClosed = performance.now();
        onClose();
      });
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
