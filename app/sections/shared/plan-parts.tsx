import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Plan, PlanPrice } from '#app/content/entities.ts';
import { formatAmount } from '#app/lib/format-price.ts';
import { planId } from '#app/lib/plan-id.ts';
import styles from './plan-parts.module.css';

type PlanFrameProps = {
  readonly plan: Pick<Plan, 'name' | 'popular'>;
  /** Whether the recommended plan is blue, for plans on paper. */
  readonly isBlue?: boolean;
  /** Classes for the layout of the plan. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** The card of a plan, with the id of links to it. The recommended plan has a ring. */
export function PlanFrame({ plan, isBlue, className, children }: PlanFrameProps) {
  return (
    <article
      id={planId(plan.name)}
      className={clsx(styles.plan, className)}
      data-popular={plan.popular || undefined}
      data-tone={isBlue && plan.popular ? 'band' : undefined}
    >
      {children}
    </article>
  );
}

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
  readonly className?: string | undefined;
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
