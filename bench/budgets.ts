import type { Figure } from './figures.ts';
import { median, ratio, slope } from './numbers.ts';

/** A limit on the median of a figure. */
type Budget = {
  readonly part: string;
  readonly name: string;
  /** The address it applies to. Default: every address. */
  readonly subject?: string;
  readonly atMost?: number;
  readonly atLeast?: number;
  readonly timesBaseline?: number;
  /** For a series: the maximum rise per step. */
  readonly rise?: number;
};

/**
 * The specified budgets. `npm run bench` reports which are met. `tests/build/bytes.test.ts` holds each
 * page to its current size, which is above the budget for some.
 */
export const budgets: readonly Budget[] = [
  ...['performance', 'accessibility', 'best practices', 'seo'].map((name) => ({
    part: 'lighthouse',
    name,
    atLeast: 100,
  })),
  { part: 'lighthouse', name: 'first contentful paint', timesBaseline: 1.1 },
  // Also below every comparable site measured the same way.
  { part: 'lighthouse', name: 'largest contentful paint', timesBaseline: 1.1, atMost: 1425 },
  { part: 'lighthouse', name: 'total blocking time', atMost: 20 },
  { part: 'lighthouse', name: 'layout shift', atMost: 0 },
  { part: 'paint', name: 'script fetched before the first paint', atMost: 0 },
  { part: 'bytes', name: 'script in all', subject: '/', atMost: 115 },
  { part: 'bytes', name: 'script of this page alone', atMost: 15 },
  { part: 'bytes', name: 'HTML with its styles', atMost: 20 },
  { part: 'bytes', name: 'fonts', atMost: 45 },
  { part: 'bytes', name: 'pictures above the fold', atMost: 60 },
  { part: 'bytes', name: 'pictures in all', subject: '/', atMost: 180 },
  { part: 'navigation', name: 'click to next h1, warmed by hover', timesBaseline: 1 },
  ...['menu', 'mobile menu', 'FAQ', 'tab', 'carousel', 'filter key', 'filter button'].map(
    (widget) => ({ part: 'input', name: widget, atMost: 50 }),
  ),
  { part: 'anchors', name: 'anchors off their place', atMost: 0 },
  { part: 'memory', name: 'heap', rise: 10 },
  { part: 'memory', name: 'nodes', rise: 5 },
  { part: 'memory', name: 'listeners', rise: 1 },
  { part: 'history', name: 'back from the cache', atLeast: 1 },
  { part: 'growth', name: 'build time for each that is added', atMost: 50 },
  { part: 'throughput', name: 'requests, of nginx', atLeast: 0.8 },
];

/** Whether a figure meets its budget, and the budget in words. */
export type Verdict = {
  readonly met: boolean;
  readonly limit: string;
};

/** Judges a figure. Undefined without a budget. A figure without samples fails. */
export function judge(figure: Figure): Verdict | undefined {
  const budget = budgets.find(
    ({ part, name, subject }) =>
      part === figure.part &&
      name === figure.name &&
      (subject ?? figure.subject) === figure.subject,
  );
  if (!budget) return undefined;
  const { atMost, atLeast, timesBaseline, rise } = budget;
  const middle = median(figure.samples);
  const tests = [
    atMost !== undefined && { met: middle <= atMost, limit: `≤ ${atMost}` },
    atLeast !== undefined && { met: middle >= atLeast, limit: `≥ ${atLeast}` },
    timesBaseline !== undefined && {
      met: ratio(figure.samples, figure.baseline ?? []) <= timesBaseline,
      limit: `≤ ${timesBaseline.toFixed(2)} × baseline`,
    },
    rise !== undefined && { met: slope(figure.samples) <= rise, limit: `≤ ${rise} a step` },
  ].filter((one) => one !== false);
  return {
    met: tests.every(({ met }) => met),
    limit: tests.map(({ limit }) => limit).join(', '),
  };
}
