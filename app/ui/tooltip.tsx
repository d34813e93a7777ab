import type { ReactNode } from 'react';
import { useTooltip } from '#app/hooks/use-tooltip.ts';
import styles from './tooltip.module.css';

type TooltipProps = {
  /** The same words that name the button for those who cannot see its icon. */
  readonly text: string;
  /** Where there is room: below, unless it stands at the foot of the screen. */
  readonly side?: 'above';
  readonly children: ReactNode;
};

/** Says what an icon-only button does. The button's own name says it to those who cannot see this. */
export function Tooltip({ text, side, children }: TooltipProps) {
  const { open, dismiss, host } = useTooltip();
  return (
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
