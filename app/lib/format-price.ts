/** Prices in words. The numbers come from `content/prices.ts`; nothing reads a number back out of the words. */
import type { FixedPrice, Money, PlanPrice } from '#app/content/entities.ts';

/** "$1,995". */
export function formatMoney({ amount }: Money): string {
  return `$${amount.toLocaleString('en-US')}`;
}

/** The large figure of a plan card: "$1,995", or "Custom". The period is set beside it. */
export function formatAmount(price: PlanPrice['price']): string {
  return price === 'custom' ? 'Custom' : formatMoney(price);
}

/** A price in one word: "$1,995/mo", or "custom". */
export function formatPrice(plan: PlanPrice): string {
  return plan.price === 'custom' ? 'custom' : `${formatMoney(plan.price)}${plan.period.label}`;
}

/** A price inside a sentence: "$797 a month". */
export function formatPriceInProse({ price, period }: FixedPrice): string {
  return `${formatMoney(price)} a ${period.unit}`;
}

/** A plan as the brief names it: "Launch, $995/mo". */
export function formatPlan(name: string, price: PlanPrice): string {
  return `${name}, ${formatPrice(price)}`;
}
