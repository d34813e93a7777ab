import { expect, test } from 'vitest';
import { kpiChart } from './kpi-chart.ts';

test('a rise and a fall are drawn in proportion to the claim', () => {
  for (const [value, after] of [
    ['+156%', 256],
    ['-42%', 58],
  ] as const) {
    const chart = kpiChart('change', value);
    if (chart.kind === 'grid') throw new Error('a grid');
    expect(chart.after).toBe(after);
    const [before, end] = chart.lengths;
    expect(end / before).toBeCloseTo(after / 100, 1);
    expect(end, 'fits between the edges of its box').toBeLessThanOrEqual(272);
  }
});

test('a share is drawn as a number of ten fields', () => {
  expect(kpiChart('grid', '80%')).toEqual({ kind: 'grid', reached: 8 });
});

test('kpiChart throws for a claim without a percentage', () => {
  expect(() => kpiChart('change', '30 days')).toThrow('30 days');
});
