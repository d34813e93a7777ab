import { expect, test } from 'vitest';
import { checkGrid, markOf } from './check-grid.ts';

const squares = (path: string) => path.match(/h0/g)?.length;

test('checkGrid draws one square per check, in the path of its mark', () => {
  const verdicts = ['pass', 'fail', 'needs-a-person', 'pass', 'not-applicable', 'pass'] as const;
  const { passed, failed, open } = checkGrid(verdicts.map(markOf).join(''));
  expect([passed, failed, open].map(squares)).toEqual([3, 1, 2]);
});

test('checkGrid fills full columns from the left, mark by mark', () => {
  const { viewBox, passed, failed, open } = checkGrid('-fppp-p-f');
  expect(passed).toBe('M0 0h0m0 1h0m0 1h0M1 0h0');
  expect(failed).toBe('M1 1h0m0 1h0');
  expect(open).toBe('M2 0h0m0 1h0m0 1h0');
  expect(viewBox).toBe('-0.39 -0.39 2.78 2.78');
});
