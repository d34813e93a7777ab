import { expect, test } from 'vitest';
import { localSearch as climb, rankPaths } from './rank-paths.ts';

test('rankPaths assigns every rank exactly once in each week', () => {
  const { own, competitors } = rankPaths(climb);
  for (let week = -climb.before; week <= climb.after; week += 1) {
    const ranks = [own, ...competitors].map(
      (path) => path.findLast(([since]) => since <= week)?.[1] ?? NaN,
    );
    expect(ranks.toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: climb.sites }, (_, i) => i + 1),
    );
  }
});

test('rankPaths throws for an overtaking at the top', () => {
  expect(() => rankPaths({ sites: 3, before: 0, startRank: 3, overtakings: [[1, 1]] })).toThrow(
    'no site to overtake',
  );
});

test('rankPaths reaches the stages that the page states', () => {
  const { own } = rankPaths(climb);
  const rankIn = (week: number) => own.findLast(([since]) => since <= week)?.[1];
  const { movement, bigger, significant } = climb.stages;
  expect(rankIn(0)).toBe(climb.startRank);
  expect(rankIn(movement.from - 1)).toBe(climb.startRank);
  expect(rankIn(movement.to)).toBeLessThan(climb.startRank);
  expect(rankIn(bigger.from - 1)).toBeGreaterThan(10);
  expect(rankIn(Math.ceil(bigger.to))).toBeLessThanOrEqual(10);
  expect(rankIn(significant.to)).toBe(1);
});
