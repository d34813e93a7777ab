import fc from 'fast-check';
import { expect, test } from 'vitest';
import { median, quantile, ratio, slope, summarize } from './numbers.ts';

const some = fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { minLength: 1 });

test('median returns the middle of an odd number of samples in any order', () => {
  expect(median([9, 1, 5])).toBe(5);
});

test('median returns the mean of the two middle samples of an even number', () => {
  expect(median([4, 1, 3, 100])).toBe(3.5);
});

test('median returns NaN without samples, never 0, which would meet a budget', () => {
  expect(median([])).toBeNaN();
  expect(ratio([], [1])).toBeNaN();
  expect(slope([1])).toBeNaN();
});

test('median does not reorder its input', () => {
  const samples = [3, 1, 2];
  summarize(samples);
  expect(samples).toEqual([3, 1, 2]);
});

test('quantile interpolates between neighbors', () => {
  expect(quantile([0, 10], 0.25)).toBe(2.5);
  expect(summarize([1, 2, 3, 4, 5])).toEqual({ count: 5, median: 3, least: 1, most: 5, spread: 2 });
});

test('median and ratio ignore one outlier', () => {
  expect(ratio([110, 112, 9000], [100, 101, 102])).toBeCloseTo(112 / 101);
});

test('ratio returns NaN for a baseline of 0, and 1 if both are 0', () => {
  expect(ratio([5], [0])).toBeNaN();
  expect(ratio([0, 0], [0])).toBe(1);
});

test('slope of a straight line is its rise per step', () => {
  expect(slope([10, 12, 14, 16])).toBe(2);
  expect(slope([7, 7, 7])).toBe(0);
});

test('median is between the extremes and scales with the samples', () => {
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
