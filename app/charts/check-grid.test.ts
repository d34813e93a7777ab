import { expect, test } from 'vitest';
import { seo } from '#app/content/seo.ts';
import { checkGrid, markedChecks } from './check-grid.ts';

const { points, urgent } = seo.audit;

test('markedChecks marks no check twice', () => {
  const marked = markedChecks(points, urgent);
  expect(new Set(marked).size).toBe(urgent);
  expect(marked.every((check) => check >= 0 && check < points)).toBe(true);
});

test('checkGrid draws one square per check', () => {
  const { rows, marks } = checkGrid(points, urgent);
  expect(rows.match(/z/g)).toHaveLength(points);
  expect(marks.match(/z/g)).toHaveLength(urgent);
});
