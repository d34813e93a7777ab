import { clsx } from 'clsx';
import type { TradeIcon as Name } from '#app/content/classifications.ts';
import styles from './trade-icon.module.css';

/** Outlines on a 24 × 24 grid. Only this page uses them, so `ui/icon.tsx` does not have them. */
const outlines = {
  fork: 'M7 4v5a2.5 2.5 0 0 0 5 0V4M9.5 4v16M17 4c-2 1-2.5 4-2.5 7H17v9',
  cart: 'M3.5 5H6l2.2 10h9l2-7.500H7M9.5 19h.01M16.5 19h.01',
  car: 'M4 16.500v-4l2-5.500h12l2 5.500v4ZM4 12.500h16M7 16.500V19M17 16.500V19',
  wrench:
    'M14.5 6.500a4.5 4.5 0 0 1 5.7-.6l-3 3 .9 2.2 2.2.9a4.5 4.5 0 0 1-6 2.300L8.5 20 5 16.500l5.8-5.700a4.5 4.5 0 0 1 3.7-4.3',
  heart: 'M12 19.5 5 12.700a4.3 4.3 0 0 1 6.2-6l.8.9.8-.9a4.3 4.3 0 0 1 6.2 6Z',
  scales: 'M12 4v16M7 20h10M5 8h14M5 8l-2.5 6h5ZM19 8l-2.5 6h5Z',
  key: 'M8 11a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM11 12l8-8M16 7l2.5 2.5',
  brackets: 'm8.5 8-4 4 4 4M15.5 8l4 4-4 4',
} as const satisfies Record<Name, string>;

type TradeIconProps = {
  readonly name: Name;
  /** Classes for placement only. */
  readonly className?: string | undefined;
};

/** The icon of a trade on a street sign. */
export function TradeIcon({ name, className }: TradeIconProps) {
  return (
    <span className={clsx(styles.sign, className)}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={outlines[name]} />
      </svg>
    </span>
  );
}
