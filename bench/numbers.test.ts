import fc from 'fast-check';
import { expect, test } from 'vitest';
import { median, quantile, ratio, slope, summarize } from './numbers.ts';

const some = fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { minLength: 1 });

test('an odd count → the middle one, in whatever order', () => {
  expect(median([9, 1, 5])).toBe(5);
});

test('an even count → the mean of the two in the middle', () => {
  expect(median([4, 1, 3, 100])).toBe(3.5);
});

test('nothing → not a number, never a zero that would meet a budget', () => {
  expect(median([])).toBeNaN();
  expect(ratio([], [1])).toBeNaN();
  expect(slope([1])).toBeNaN();
});

test('samples keep their order', () => {
  const samples = [3, 1, 2];
  summarize(samples);
  expect(samples).toEqual([3, 1, 2]);
});

test('a quartile lies between its neighbours in proportion', () => {
  expect(quantile([0, 10], 0.25)).toBe(2.5);
  expect(summarize([1, 2, 3, 4, 5])).toEqual({ count: 5, median: 3, least: 1, most: 5, spread: 2 });
});

test('one wild sample moves neither the median nor the ratio', () => {
  expect(ratio([110, 112, 9000], [100, 101, 102])).toBeCloseTo(112 / 101);
});

test('a floor of nothing → no ratio, unless the page has nothing either', () => {
  expect(ratio([5], [0])).toBeNaN();
  expect(ratio([0, 0], [0])).toBe(1);
});

test('the slope of a straight line is its rise a step', () => {
  expect(slope([10, 12, 14, 16])).toBe(2);
  expect(slope([7, 7, 7])).toBe(0);
});

test('any samples → least ≤ median ≤ most, and twice as large → twice the median', () => {
  fc.assert(
    fc.property(some, (samples) => {
      const summary = summarize(samples);
      expect(summary.least).toBeLessThanOrEqual(summary.median);
      expect(summary.median).toBeLessThanOrEqual(summary.most);
      expect(summary.spread).toBeGreaterThanOrEqual(0);
      expect(median(samples.map((value) => value * 2))).toBeCloseTo(summary.median * 2, 5);
    }),
  );
});
