import { useCallback, useState, type FocusEvent } from 'react';
import { HoverGroup, useHoverIntent } from './use-hover-intent.ts';

const group = new HoverGroup();

/**
 * State of a tooltip. It opens after the mouse rests for 700 ms; at once on visible focus, while
 * another is open, or within 300 ms after another closed. Escape closes it, whatever has the focus.
 * A trigger that was focused before hydration opens it at mount. Spread `host` on the element that
 * contains both the trigger and the tooltip.
 */
export function useTooltip() {
  const [open, setOpen] = useState(false);
  const hide = () => setOpen(false);
  const ref = useCallback((host: HTMLElement | null) => {
    if (host?.querySelector(':focus-visible')) setOpen(true);
  }, []);
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
      ref,
      onPointerEnter: intent.onPointerEnter,
      onPointerLeave: intent.onPointerLeave,
      onFocus: (event: FocusEvent) => {
        if (event.target.matches(':focus-visible')) setOpen(true);
      },
      onBlur: dismiss,
    },
  };
}
