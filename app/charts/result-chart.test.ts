import { expect, test } from 'vitest';
import { seoPricing } from '#app/content/seo-pricing.ts';
import { resultChartGeometry, startOf } from './result-chart.server.ts';

test.each(seoPricing.results.cards)('$client: the figure follows from the series', (card) => {
  const ratio = card.series.values.at(-1)! / card.series.before;
  const { value } = card.improvement;
  const stated = value.endsWith('×')
    ? Number.parseFloat(value)
    : 1 + Number.parseFloat(value) / 100;
  expect(ratio).toBeCloseTo(stated, 1);
});

test.each(seoPricing.results.cards)('$client: the caption uses figures of the series', (card) => {
  const known = [card.series.before, ...card.series.values].map((one) =>
    one.toLocaleString('en-US'),
  );
  const stated = [...card.reading.matchAll(/(?<!Months? )\b(\d{2,3}(?:,\d{3})*)\b(?! and)/g)]
    .map(([, number]) => number!)
    .filter((number) => !/^20\d\d$/.test(number));
  expect(stated.length).toBeGreaterThan(1);
  for (const number of stated) expect(known).toContain(number);
});

test("a chart's axis starts at zero and its line ends at the last value", () => {
  const { start, after, height, baseline, last } = resultChartGeometry({
    unit: 'calls',
    firstMonth: '2026-01',
    startMonth: '2026-02',
    before: 10,
    values: [10, 20],
  });
  const [endX, endY] = after
    .split(/[A-Z,]/)
    .slice(-2)
    .map(Number) as [number, number];
  expect(height - endY).toBeCloseTo(2 * (height - start[1]), -1);
  expect(endX).toBeGreaterThan(start[0]);
  expect(last).toEqual({ x: endX, y: endY, text: '20' });
  expect(baseline).toBe(start[1]);
});

test('startOf throws for a series without a month before the work', () => {
  const series = {
    unit: 'calls',
    firstMonth: '2026-01',
    startMonth: '2026-01',
    before: 1,
    values: [1],
  } as const;
  expect(() => startOf(series)).toThrow('when work began');
});
