import { judge } from '../budgets.ts';
import type { Figure } from '../figures.ts';
import { ratio, slope, summarize } from '../numbers.ts';

/** A row of both reports. */
export interface Row {
  readonly subject: string;
  readonly name: string;
  readonly median: string;
  readonly spread: string;
  readonly count: string;
  readonly baseline: string;
  readonly ratio: string;
  readonly budget: string;
  readonly met: boolean | undefined;
}

export const columns = [
  'page',
  'figure',
  'median',
  'spread',
  'n',
  'baseline',
  '× baseline',
  'budget',
  '',
];

/** A figure as the texts of a table's row. Texts are empty where the figure has no baseline or no budget. */
export function rowOf(figure: Figure): Row {
  const { count, median, spread } = summarize(figure.samples);
  const verdict = judge(figure);
  const baseline = figure.baseline && summarize(figure.baseline);
  return {
    subject: figure.subject,
    name: figure.name,
    median: `${number(median)} ${figure.unit}`.trim(),
    spread: figure.isSeries
      ? `${number(slope(figure.samples))} a step`
      : count > 1
        ? number(spread)
        : '',
    count: String(count),
    baseline: baseline ? number(baseline.median) : '',
    ratio: baseline ? number(ratio(figure.samples, figure.baseline ?? []), 3) : '',
    budget: verdict?.limit ?? '',
    met: verdict?.met,
  };
}

/** Formats a number with three significant digits and at most two decimals. */
export function number(value: number, places = value >= 100 ? 0 : value >= 10 ? 1 : 2): string {
  return Number.isNaN(value) ? '–' : String(Number(value.toFixed(places)));
}
