import type { ReactNode } from 'react';
import { useTooltip } from '#app/hooks/use-tooltip.ts';
import styles from './tooltip.module.css';

type TooltipProps = {
  /** The text, equal to the button's accessible name. */
  readonly text: string;
  /** The preferred side. Default: below. */
  readonly side?: 'above';
  readonly children: ReactNode;
};

/**
 * The visible label of an icon-only button. Hidden from screen readers, which read the button's
 * name.
 */
export function Tooltip({ text, side, children }: TooltipProps) {
  const { open, dismiss, host } = useTooltip();
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the button inside has the events of keys
    <span className={styles.host} {...host} onClick={dismiss}>
      {children}
      <span
        className={styles.tip}
        data-side={side}
        data-open={open || undefined}
        aria-hidden="true"
      >
        {text}
      </span>
    </span>
  );
}
