import { expect, test } from 'vitest';
import { seoPricing } from '#app/content/seo-pricing.ts';
import { baselineOf, resultChartGeometry } from './result-chart.server.ts';

test.each(seoPricing.results.cards)('$client: the figure can be read off the series', (card) => {
  const ratio = card.series.values.at(-1)! / baselineOf(card.series);
  const { value } = card.improvement;
  const stated = value.endsWith('×')
    ? Number.parseFloat(value)
    : 1 + Number.parseFloat(value) / 100;
  expect(ratio).toBeCloseTo(stated, 2);
});

test.each(seoPricing.results.cards)('$client: the reading names numbers of the series', (card) => {
  const stated = [...card.reading.matchAll(/(?:From|to) \$?(\d+)/g)].map(([, number]) =>
    Number(number),
  );
  expect(stated.length).toBeGreaterThan(1);
  for (const number of stated) expect(card.series.values).toContain(number);
});

test('a chart starts at zero and ends on its last value', () => {
  const { start, end, height, baseline } = resultChartGeometry({
    unit: 'calls',
    startsAt: 1,
    values: [10, 20],
  });
  expect(height - end[1]).toBeCloseTo(2 * (height - start[1]), -1);
  expect(baseline).toBe(start[1]);
});

test('a series without a before throws', () => {
  expect(() => baselineOf({ unit: 'calls', startsAt: 0, values: [1] })).toThrow(
    'before work began',
  );
});
