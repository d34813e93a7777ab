import { expect, test } from 'vitest';
import { filterWords } from '#app/content/filters.ts';
import { resultCount } from './result-count.ts';

test.each([
  [0, 'Showing 0 results'],
  [1, 'Showing 1 result'],
  [2, 'Showing 2 results'],
  [21, 'Showing 21 results'],
])('%d items → %s', (count, sentence) => {
  expect(resultCount(count, filterWords.count)).toBe(sentence);
});
