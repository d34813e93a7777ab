import { expect, test } from 'vitest';
import { readingLength } from './reading-length.ts';

test.each([
  [9, 'short'],
  [10, 'medium'],
  [15, 'medium'],
  [16, 'long'],
])('a text of %d minutes is %s', (minutes, length) => {
  expect(readingLength(minutes)).toBe(length);
});
