import { expect, test } from 'vitest';
import { evidenceLine } from './evidence.ts';

test.each([
  [
    { page: '/a', line: 5, found: '“Home”', expected: 'a topic' },
    '/a, line 5: “Home” (expected: a topic)',
  ],
  [{ page: '/a', found: '“Home”' }, '/a: “Home”'],
  [{ page: '', line: 5, found: '“Home”' }, 'line 5: “Home”'],
  [{ page: '', found: '“Home”' }, '“Home”'],
])('evidenceLine writes the parts of %o that it has', (evidence, line) => {
  expect(evidenceLine(evidence)).toBe(line);
});
