import { expect, test } from 'vitest';
import { amountOf } from './amount-of.ts';

test.each([
  ['10', 10, false],
  ['4 blogs per month', 4, false],
  ['25+ per month', 25, true],
  ['8+ content pieces per week', 32, true],
  ['Unlimited', Infinity, true],
  ['Monthly', 1, false],
  ['Bi-weekly', 2, false],
  ['Weekly', 4, false],
])('%s is %s, and more: %s', (value, count, open) => {
  expect(amountOf(value)).toEqual({ count, open });
});

test.each(['None', 'Set in your proposal', '$2,000', '24-hour reply'])(
  '%s is not an amount',
  (value) => {
    expect(amountOf(value)).toBeUndefined();
  },
);
