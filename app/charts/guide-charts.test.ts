import { expect, test } from 'vitest';
import { drawBars, drawLine, drawProfile } from './guide-charts.server.ts';

test('drawBars gives the longest bar the full length', () => {
  const rows = [
    { label: 'a', value: 50, highlight: false },
    { label: 'b', value: 200, highlight: true },
  ];
  expect(
    drawBars({ type: 'bars', title: 't', unit: 'u', note: 'n', rows }).rows.map(
      ({ length }) => length,
    ),
  ).toEqual([25, 100]);
});

test('drawBars gives a limit its place, and numbers their currency', () => {
  const rows = [
    { label: 'a', value: 50, highlight: false },
    { label: 'b', value: 1000, highlight: true },
  ];
  const chart = drawBars({
    type: 'bars',
    title: 't',
    unit: '$',
    note: 'n',
    limit: 2000,
    limitMeans: 'm',
    rows,
  });
  expect(chart.rows.map(({ length, shown }) => [length, shown])).toEqual([
    [2.5, '$50'],
    [50, '$1,000'],
  ]);
  expect(chart.line).toEqual({ at: 100, label: 'm' });
});

test('drawBars gives the second bar of a pair what it leaves of the first', () => {
  const rows = [50, 60, 1800, 600].map((value) => ({ label: `${value}`, value, highlight: false }));
  const chart = drawBars({
    type: 'bars',
    title: 't',
    unit: '$',
    note: 'n',
    pairs: 'yes',
    rows,
  });
  expect(chart.rows.map(({ left, highlight }) => [left, highlight])).toEqual([
    [undefined, false],
    ['loses $10', true],
    [undefined, false],
    ['leaves $1,200', false],
  ]);
});

test('drawLine splits the line where work starts and finds the first flat month', () => {
  const points = [10, 9, 12, 11, 20].map((value, index) => ({ label: `m${index}`, value }));
  const chart = drawLine({ type: 'line', title: 't', unit: 'u', note: 'n', start: 'm1', points });
  for (const { start, dull, end, before, after } of [chart.wide, chart.narrow]) {
    const [meeting] = after.slice(1).split('L');
    expect(Number(meeting?.split(',')[0])).toBe(start);
    expect(before.endsWith(`${meeting}`)).toBe(true);
    expect(dull?.label).toBe('m3: 11');
    expect(after).toContain(`${dull?.x},${dull?.y}`);
    expect(after.endsWith(`${end.x},${end.y}`)).toBe(true);
    expect(end).toMatchObject({ label: 'm4', value: 20 });
  }
});

test('drawProfile draws a line that rises from start to end', () => {
  const heights = [...drawProfile([2, 3, 1]).line.matchAll(/,([\d.]+)/g)].map(([, y]) => Number(y));
  expect(heights.at(-1)).toBeLessThan(heights[0]!);
});
