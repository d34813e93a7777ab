import { expect, test } from 'vitest';
import type { AuditReport, Verdict } from '#audit/types.ts';
import { compareVerdicts } from './own-verdicts.ts';

const report = (id: number, verdict: Verdict): AuditReport => ({
  site: 'https://shop.example',
  checkedAt: '2026-11-22T00:00:00.000Z',
  pages: [],
  points: [{ id, verdict, evidence: [{ page: 'https://shop.example/a', found: 'a fault' }] }],
});

test.each([
  ['pass', 'fail', 1, 0],
  ['not-applicable', 'fail', 1, 0],
  ['pass', 'needs-a-person', 1, 0],
  ['fail', 'pass', 0, 1],
  ['needs-a-person', 'pass', 0, 1],
  ['pass', 'not-applicable', 0, 0],
  ['fail', 'fail', 0, 0],
] as const)('published as %s and now %s', (before, now, worse, better) => {
  const found = compareVerdicts(report(11, before), report(11, now));
  expect([found.worse.length, found.better.length]).toEqual([worse, better]);
});

test('compareVerdicts names point and page of a worse verdict', () => {
  const { worse } = compareVerdicts(report(11, 'pass'), report(11, 'fail'));
  expect(worse[0]).toMatch(/Point 11.*https:\/\/shop\.example\/a/);
});

test('compareVerdicts keeps points that need a browser in a run without one', () => {
  expect(compareVerdicts(report(47, 'pass'), report(47, 'needs-a-person')).worse).toEqual([]);
  expect(compareVerdicts(report(47, 'pass'), report(47, 'fail')).worse).toHaveLength(1);
});
