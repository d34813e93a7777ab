import { useState, type FocusEvent } from 'react';
import { useHoverIntent, type HoverGroup } from './use-hover-intent.ts';

const group: HoverGroup = { lastClosed: -Infinity };

/**
 * When an explanation shows: after 700 ms of rest, at once within 300 ms of a neighbour's, and at once on a
 * focus that is visible. Escape dismisses it, wherever the focus is. Spread `host` on what surrounds both.
 */
export function useTooltip() {
  const [open, setOpen] = useState(false);
  const hide = () => setOpen(false);
  const intent = useHoverIntent({
    openDelay: 700,
    closeDelay: 100,
    skipDelay: 300,
    group,
    isOpen: open,
    onOpen: () => setOpen(true),
    onClose: hide,
  });
  const dismiss = () => {
    intent.cancel();
    hide();
  };
  return {
    open,
    dismiss,
    host: {
      onPointerEnter: intent.onPointerEnter,
      onPointerLeave: intent.onPointerLeave,
      onFocus: (event: FocusEvent) => {
        if (event.target.matches(':focus-visible')) setOpen(true);
      },
      onBlur: dismiss,
    },
  };
}
