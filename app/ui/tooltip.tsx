import { useState, type ReactNode } from 'react';
import { useHoverIntent, type HoverGroup } from '#app/lib/use-hover-intent.ts';
import styles from './tooltip.module.css';

const group: HoverGroup = { lastClosed: -Infinity };

type TooltipProps = {
  /** The same words that name the button for those who cannot see its icon. */
  readonly text: string;
  readonly children: ReactNode;
};

/** Says what an icon-only button does: after 700 ms of rest, or at once within 300 ms of a neighbour's, and on focus. */
export function Tooltip({ text, children }: TooltipProps) {
  const [open, setOpen] = useState(false);
  const intent = useHoverIntent({
    openDelay: 700,
    closeDelay: 100,
    skipDelay: 300,
    group,
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
  });
  return (
    <span
      className={styles.host}
      onPointerEnter={intent.onPointerEnter}
      onPointerLeave={intent.onPointerLeave}
      onFocus={(event) => event.target.matches(':focus-visible') && intent.open()}
      onBlur={intent.close}
      onClick={() => {
        intent.cancel();
        setOpen(false);
      }}
      onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
    >
      {children}
      <span className={styles.tip} data-open={open || undefined} aria-hidden="true">
        {text}
      </span>
    </span>
  );
}
