/** Formats the prices of `content/prices.ts`. No code parses a formatted price. */
import type { FixedPrice, Money, PlanPrice } from '#app/content/entities.ts';

/** "$1,995". */
export function formatMoney({ amount }: Money): string {
  return `$${amount.toLocaleString('en-US')}`;
}

/** The large figure of a plan card: "$1,995", or "Custom". The card shows the period beside it. */
export function formatAmount(price: PlanPrice['price']): string {
  return price === 'custom' ? 'Custom' : formatMoney(price);
}

/** A short price: "$1,995/mo", or "custom". */
export function formatPrice(plan: PlanPrice): string {
  return plan.price === 'custom' ? 'custom' : `${formatMoney(plan.price)}${plan.period.label}`;
}

/** A price inside a sentence: "$797 a month". */
export function formatPriceInProse({ price, period }: FixedPrice): string {
  return `${formatMoney(price)} a ${period.unit}`;
}

/** A plan in the brief: "Launch, $995/mo", or "Scale, custom price". */
export function formatPlan(name: string, plan: PlanPrice): string {
  return `${name}, ${plan.price === 'custom' ? 'custom price' : formatPrice(plan)}`;
}
