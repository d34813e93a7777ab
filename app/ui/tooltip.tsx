import type { ReactNode } from 'react';
import { useTooltip } from '#app/lib/use-tooltip.ts';
import styles from './tooltip.module.css';

type TooltipProps = {
  /** The same words that name the button for those who cannot see its icon. */
  readonly text: string;
  readonly children: ReactNode;
};

/** Says what an icon-only button does. */
export function Tooltip({ text, children }: TooltipProps) {
  const { open, dismiss, host } = useTooltip();
  return (
    <span className={styles.host} {...host} onClick={dismiss}>
      {children}
      <span className={styles.tip} data-open={open || undefined} aria-hidden="true">
        {text}
      </span>
    </span>
  );
}
