import { expect, test } from 'vitest';
import { checkGrid, markOf } from './check-grid.ts';

const squares = (path: string) => path.match(/h0/g)?.length;

test('checkGrid draws one square per check, in the path of its verdict', () => {
  const verdicts = ['pass', 'fail', 'needs-a-person', 'pass', 'not-applicable', 'pass'] as const;
  const { passed, failed, open } = checkGrid(verdicts.map(markOf).join(''));
  expect([passed, failed, open].map(squares)).toEqual([3, 1, 2]);
});

test('checkGrid begins each row of squares at its left edge', () => {
  const { viewBox, passed } = checkGrid('p'.repeat(87));
  expect(squares(passed)).toBe(87);
  expect(passed.match(/M0 \d/g)).toHaveLength(8);
  expect(viewBox).toBe('-0.39 -0.39 10.78 7.78');
});
