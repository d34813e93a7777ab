import { expect, test } from 'vitest';
import { halfTopics } from './half-topics.ts';

test('pairs neighbors with as many rows of guides', () => {
  expect(halfTopics([4, 4, 3, 3])).toEqual([false, false, true, true]);
  expect(halfTopics([1, 2, 1, 1])).toEqual([true, true, true, true]);
});

test('leaves a topic without such a neighbor a row of its own', () => {
  expect(halfTopics([4, 3, 1])).toEqual([false, false, false]);
  expect(halfTopics([2, 1, 1])).toEqual([true, true, false]);
  expect(halfTopics([3])).toEqual([false]);
});
