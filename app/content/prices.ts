/**
 * All prices of the agency as data. Cards, the brief, titles, comparisons, structured data and
 * prose format them with `lib/format-price.ts`, so a price changes here and in the test of the
 * specified prices (tests/content/prices.test.ts) alone. The three lists are separate: $995/mo and
 * $997/month belong to different pages, each with its own wording of the period.
 */
import type { FixedPrice, Money, Period, PlanPrice } from './entities.ts';

const perMo: Period = { unit: 'month', label: '/mo' };
const perMonth: Period = { unit: 'month', label: '/month' };

function usd(amount: number): Money {
  return { amount, currency: 'USD' };
}

function fixed(amount: number, period: Period): FixedPrice {
  return { price: usd(amount), period };
}

export const prices = {
  launch: fixed(995, perMo),
  growth: fixed(1995, perMo),
  scale: { price: 'custom', period: null },

  seoStarter: fixed(797, perMonth),
  seoProfessional: fixed(1497, perMonth),
  seoEnterprise: fixed(2497, perMonth),

  digitalStarter: fixed(997, perMonth),
  growthAccelerator: fixed(1997, perMonth),
  marketDominator: fixed(3497, perMonth),
} as const satisfies Record<string, PlanPrice>;

/** The monthly ad spend that Growth Accelerator manages. */
export const managedAdSpend = usd(2000);
