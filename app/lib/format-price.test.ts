import { expect, test } from 'vitest';
import { formatAmount, formatPlan, formatPrice, formatPriceInProse } from './format-price.ts';

const monthly = {
  price: { amount: 12345, currency: 'USD' },
  period: { unit: 'month', label: '/mo' },
} as const;
const custom = { price: 'custom', period: null } as const;

test('formats a fixed price for a card, a brief and a sentence', () => {
  expect(formatAmount(monthly.price)).toBe('$12,345');
  expect(formatPrice(monthly)).toBe('$12,345/mo');
  expect(formatPriceInProse(monthly)).toBe('$12,345 a month');
  expect(formatPlan('Climb', monthly)).toBe('Climb, $12,345/mo');
});

test('formats a custom price without an amount', () => {
  expect(formatAmount(custom.price)).toBe('Custom');
  expect(formatPlan('Climb', custom)).toBe('Climb, custom price');
});
