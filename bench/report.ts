/** The report of a run as Markdown. */
import { judge } from './budgets.ts';
import type { Figure } from './figures.ts';
import { isQuiet } from './noise.ts';
import { ratio, slope, summarize } from './numbers.ts';
import type { Run } from './run.ts';

const columns = ['page', 'figure', 'median', 'spread', 'n', 'baseline', '× baseline', 'budget', ''];

/** The run as Markdown: a table of figures and a list of remarks for each part. */
export function textReport(run: Run): string {
  const parts = [...new Set([...run.figures, ...run.remarks].map(({ part }) => part))];
  return `${[
    '# Benchmark',
    ...headLines(run).map((line) => `- ${line}`),
    ...parts.flatMap((part) => [`\n## ${part}`, ...table(run, part), ...remarks(run, part)]),
  ].join('\n')}\n`;
}

/** Date, machine, noise and the number of budgets met. */
function headLines(run: Run): string[] {
  const verdicts = run.figures.map(rowOf).filter(({ met }) => met !== undefined);
  const missed = verdicts.filter(({ met }) => !met);
  return [
    `${run.when}, commit ${run.commit}: ${run.command}`,
    `${run.machine}; ${run.browser}`,
    isQuiet(run.noise)
      ? 'The machine was quiet.'
      : 'The machine was busy: times compare with their baseline in this run and with nothing else.',
    ...run.noise.map(({ when, load, loop }) => {
      const { median, spread } = summarize(loop);
      return `${when.slice(11, 19)} load ${number(load)}, fixed work ${number(median)} ms ± ${number(spread)}`;
    }),
    ...(run.build
      ? [`Build ${number(run.build.seconds)} s${run.build.complaint ? ', refused' : ''}.`]
      : []),
    `${verdicts.length - missed.length} of ${verdicts.length} budgets met.`,
    ...missed.map(
      ({ subject, name, median, budget }) => `Not met: ${subject} ${name} ${median} (${budget})`,
    ),
  ];
}

function table(run: Run, part: string): string[] {
  const rows = run.figures.filter((figure) => figure.part === part).map(rowOf);
  if (rows.length === 0) return [];
  return [
    `| ${columns.join(' | ')} |`,
    `|${columns.map(() => '---').join('|')}|`,
    ...rows.map(
      ({ met, ...row }) =>
        `| ${[...Object.values(row), met === undefined ? '' : met ? 'met' : '**not met**'].join(' | ')} |`,
    ),
    '',
  ];
}

function remarks(run: Run, part: string): string[] {
  return run.remarks
    .filter((remark) => remark.part === part)
    .map(({ subject, text }) => `- ${subject}: ${text}`);
}

/** A figure as a row of the table. Texts are empty where the figure has no baseline or no budget. */
function rowOf(figure: Figure) {
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
function number(value: number, places = value >= 100 ? 0 : value >= 10 ? 1 : 2): string {
  return Number.isNaN(value) ? '–' : String(Number(value.toFixed(places)));
}
