import { clsx } from 'clsx';
import type { PlanPrice } from '#app/content/entities.ts';
import { formatAmount } from '#app/lib/format-price.ts';
import styles from './plan-parts.module.css';

type PlanBadgeProps = {
  readonly badge: string | undefined;
  /** Classes for placement only. */
  readonly className?: string | undefined;
};

/** The badge of the recommended plan. Renders nothing for other plans. */
export function PlanBadge({ badge, className }: PlanBadgeProps) {
  return badge && <p className={clsx(styles.badge, className)}>{badge}</p>;
}

type PlanAmountProps = {
  readonly price: PlanPrice;
  /** Classes for size and placement. */
  readonly className: string | undefined;
};

/** The price of a plan in large figures, with its period. */
export function PlanAmount({ price: { price, period }, className }: PlanAmountProps) {
  return (
    <p className={clsx(styles.amount, className)}>
      {formatAmount(price)}
      {period && <small>{period.label}</small>}
    </p>
  );
}
