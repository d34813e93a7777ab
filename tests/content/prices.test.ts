import { expect, test } from 'vitest';
import { prices } from '#app/content/prices.ts';
import { formatPrice } from '#app/lib/format-price.ts';

/** The specified prices. No other test writes a price of the agency. */
const specified: Readonly<Record<keyof typeof prices, string>> = {
  launch: '$995/mo',
  growth: '$1,995/mo',
  scale: 'custom',
  seoStarter: '$797/month',
  seoProfessional: '$1,497/month',
  seoEnterprise: '$2,497/month',
  digitalStarter: '$997/month',
  growthAccelerator: '$1,997/month',
  marketDominator: '$3,497/month',
};

test.each(Object.entries(prices))('%s has the specified price', (name, price) => {
  expect(formatPrice(price)).toBe(specified[name as keyof typeof prices]);
});
