import { expect, test } from 'vitest';
import { budgets, judge } from './budgets.ts';
import type { Figure } from './figures.ts';

const figure = (part: Partial<Figure>): Figure => ({
  part: 'lighthouse',
  subject: '/archive',
  name: 'first contentful paint',
  unit: 'ms',
  samples: [],
  ...part,
});

test('judge accepts 10% above the baseline and rejects more', () => {
  expect(judge(figure({ samples: [1100], baseline: [1000] }))?.met).toBe(true);
  expect(judge(figure({ samples: [1101], baseline: [1000] }))?.met).toBe(false);
});

test('judge applies all limits of a figure', () => {
  const lcp = { name: 'largest contentful paint', baseline: [1400] };
  expect(judge(figure({ ...lcp, samples: [1420] }))?.met).toBe(true);
  expect(judge(figure({ ...lcp, samples: [1430] }))?.met).toBe(false);
});

test('judge rejects a figure without samples', () => {
  for (const { part, name, subject = '/' } of budgets) {
    const verdict = judge(figure({ part, name, subject }));
    expect({ name, met: verdict?.met }).toEqual({ name, met: false });
  }
});

test('judge applies a limit for one address to that address only', () => {
  const script = { part: 'bytes', name: 'script in all', samples: [500] };
  expect(judge(figure({ ...script, subject: '/' }))?.met).toBe(false);
  expect(judge(figure({ ...script, subject: '/archive' }))).toBeUndefined();
});

test('judge evaluates the slope of a series, not its level', () => {
  const heap = { part: 'memory', name: 'heap', isSeries: true };
  expect(judge(figure({ ...heap, samples: [9000, 9001, 9000, 9002] }))?.met).toBe(true);
  expect(judge(figure({ ...heap, samples: [10, 60, 110, 160] }))?.met).toBe(false);
});
