import { expect, test } from 'vitest';
import { checkGrid, markOf } from './check-grid.ts';

const squares = (path: string) => path.match(/h0/g)?.length;

test('checkGrid draws one square per check, and again one per failed or open check', () => {
  const verdicts = ['pass', 'fail', 'needs-a-person', 'pass', 'not-applicable', 'pass'] as const;
  const { all, failed, open } = checkGrid(verdicts.map(markOf).join(''));
  expect([all, failed, open].map(squares)).toEqual([6, 1, 2]);
});

test('checkGrid begins each row of squares at its left edge', () => {
  const { viewBox, all } = checkGrid('p'.repeat(87));
  expect(squares(all)).toBe(87);
  expect(all.match(/M0 \d/g)).toHaveLength(7);
  expect(viewBox).toBe('-0.39 -0.39 13.78 6.78');
});
