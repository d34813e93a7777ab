import { expect, test } from 'vitest';
import { ecommerceStudy } from '#app/content/case-study-ecommerce.ts';
import type { StudyChart, StudyMonth } from '#app/content/case-study.ts';
import { monthAfter } from '#app/lib/study-figures.ts';
import { drawChart, drawCharts } from './study-charts.server.ts';

const charts: readonly StudyChart[] = ecommerceStudy.months.charts;
const turns: readonly StudyMonth[] = ecommerceStudy.months.turns.map(({ month }) => month);
const drawings = charts.flatMap((chart) =>
  Object.entries(drawChart(chart, turns)).map(([size, geometry]) => ({
    name: `${chart.id}, ${size}`,
    size,
    chart,
    geometry,
  })),
);

/** The corners of a path that consists of straight lines. */
const corners = (path: string) =>
  path
    .slice(1)
    .split('L')
    .map((corner) => corner.split(',').map(Number) as [number, number]);

test.each(drawings)('$name: the line encodes every value', ({ size, chart, geometry }) => {
  const [zero, other] = [geometry.values[0]!, geometry.values[1]!];
  const step = Number(other.label.replace(/\D/g, '')) * 1000;
  // Positions are rounded to a tenth, those of the grid lines too.
  const perUnit = (zero.y - geometry.values.at(-1)!.y) / (step * (geometry.values.length - 1));
  for (const [index, { values }] of chart.series.entries()) {
    const line = geometry.lines[index]!;
    const [before, after] = [corners(line.before), corners(line.after)];
    const points = [...before, ...after.slice(1)];
    // On phones it begins five months before the work.
    const start = values.findIndex(
      (_, at) => monthAfter(chart.firstMonth, at) === chart.startMonth,
    );
    const skipped = size === 'narrow' ? start - 5 : 0;
    expect(points).toHaveLength(values.length - skipped);
    points.forEach(([, y], month) => {
      const value = values[month + skipped]!;
      expect(Math.abs((zero.y - y) / perUnit - value)).toBeLessThan(0.2 / perUnit);
    });
    // The line turns orange in the month when work starts.
    expect(after[0]).toEqual(before.at(-1));
    expect(after[0]![0]).toBe(geometry.start);
    expect(before).toHaveLength(start - skipped + 1);
  }
});

test.each(drawings)('$name: all parts are inside the chart', ({ geometry }) => {
  const { width, height, lines, marks, values } = geometry;
  for (const { x, y } of [...lines.map(({ end }) => end), ...marks]) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(width);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(height);
  }
  for (const { labelX, labelY, anchor, label } of marks) {
    const long = Math.max(...label.map((part) => part.length)) * 7;
    expect(anchor === 'end' ? labelX - long : labelX).toBeGreaterThan(0);
    expect(anchor === 'start' ? labelX + long : labelX).toBeLessThanOrEqual(width);
    expect(labelY).toBeLessThan(geometry.ground);
  }
  expect(values[0]!.label).toBe('0');
});

test.each(drawings)('$name: no number of a turning point covers another', ({ geometry }) => {
  for (const [index, one] of geometry.turns.entries()) {
    for (const other of geometry.turns.slice(index + 1)) {
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(28);
    }
  }
});

test('the turning points go through all charts, and a study without months has none', () => {
  const [first, second] = drawCharts(ecommerceStudy.months);
  expect(first!.wide.turns).toEqual(second!.wide.turns);
  expect(first!.wide.turns[0]!.x).toBe(first!.wide.start);
  expect(drawCharts(null)).toEqual([]);
});

test('drawChart throws for a mark outside the months', () => {
  const [chart] = charts;
  const stray = { ...chart!.marks[0]!, month: '2031-01' } as const;
  expect(() => drawChart({ ...chart!, marks: [stray] }, turns)).toThrow('2031-01');
});

test('drawChart throws for a turning point outside the months, also outside those of a phone', () => {
  const [chart] = charts;
  for (const month of ['2031-01', chart!.firstMonth] as const) {
    expect(() => drawChart(chart!, [...turns, month])).toThrow(`${month} is not on the chart`);
  }
});

test('drawChart throws for series of different lengths', () => {
  const [chart] = charts;
  const short = { name: 'Short', role: 'rival', values: [1, 2] } as const;
  expect(() => drawChart({ ...chart!, series: [...chart!.series, short] }, turns)).toThrow(
    'each month',
  );
});
