import { expect, test } from 'vitest';
import { seo } from '#app/content/seo.ts';
import { cell, checkGrid, gap, markedChecks } from './check-grid.ts';

const { points, urgent } = seo.audit;

test('markedChecks marks no check twice', () => {
  const marked = markedChecks(points, urgent);
  expect(new Set(marked).size).toBe(urgent);
  expect(marked.every((check) => check >= 0 && check < points)).toBe(true);
});

test('checkGrid draws one square per check', () => {
  const lengths = Array.from(checkGrid(points, urgent).rows.matchAll(/h(\d+)/g), ([, h]) =>
    Number(h),
  );
  const squares = lengths.map((length) => (length + gap) / cell);
  expect(squares.reduce((sum, count) => sum + count, 0)).toBe(points);
});
