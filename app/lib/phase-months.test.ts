import { expect, test } from 'vitest';
import { phaseMonths } from './phase-months.ts';

test('reads weeks and months, both ends included', () => {
  expect(phaseMonths('Weeks 1-6')).toEqual({ from: 0, to: 1.5 });
  expect(phaseMonths('Months 2-6')).toEqual({ from: 1, to: 6 });
});

test('knows no months of other words', () => {
  expect(phaseMonths('Ongoing')).toBeUndefined();
  expect(phaseMonths('Month 3')).toBeUndefined();
});
