import type { Figure } from '../figures.ts';
import { median } from '../numbers.ts';
import { number } from './rows.ts';

/** Escapes text for HTML and SVG. */
export function escape(text: string): string {
  return text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!,
  );
}

const width = 760;
const left = 250;
const right = 70;
const line = 22;
const top = 24;

/** Converts a value to pixels on a scale from zero. */
function scaleTo(most: number): (value: number) => number {
  return (value) => left + (value / (most || 1)) * (width - left - right);
}

/** A step for about five marks on a scale from zero: 1, 2 or 5 times a power of ten. */
function markStep(most: number): number {
  const rough = (most || 1) / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  return power * ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10);
}

function frame(title: string, rows: number, most: number, unit: string, body: string): string {
  const x = scaleTo(most);
  const height = top + rows * line + 24;
  const step = markStep(most);
  const marks = Array.from({ length: Math.floor(most / step + 1e-9) + 1 }, (_, n) => n * step);
  const grid = marks.map(
    (mark) =>
      `<line class="grid" x1="${x(mark)}" x2="${x(mark)}" y1="${top}" y2="${height - 22}"/>` +
      `<text class="mark" x="${x(mark)}" y="${height - 8}">${number(mark)}${mark ? '' : ` ${unit}`}</text>`,
  );
  return `<figure><figcaption>${escape(title)}</figcaption><svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${escape(title)}">${grid.join('')}${body}</svg></figure>`;
}

const label = (text: string, y: number) =>
  `<text class="label" x="${left - 10}" y="${y + 4}">${escape(text)}</text>`;

/** All samples of a figure per page, above those of the baseline, with a tick at each median. */
export function stripPlot(title: string, figures: readonly Figure[]): string {
  const all = figures.flatMap(({ samples, baseline = [] }) => [...samples, ...baseline]);
  const most = Math.max(...all) * 1.05;
  const x = scaleTo(most);
  const series = (samples: readonly number[], kind: string, y: number) =>
    samples
      .map((sample) => `<circle class="${kind}" cx="${x(sample)}" cy="${y}" r="3"/>`)
      .join('') +
    `<line class="${kind}" x1="${x(median(samples))}" x2="${x(median(samples))}" y1="${y - 6}" y2="${y + 6}"/>`;
  const body = figures.map(({ subject, samples, baseline }, index) => {
    const y = top + index * line + line / 2;
    return (
      label(subject, y) +
      (baseline ? series(baseline, 'baseline', y + 5) : '') +
      series(samples, 'page', baseline ? y - 4 : y) +
      `<text class="value" x="${width - right + 8}" y="${y + 4}">${number(median(samples))}</text>`
    );
  });
  return frame(title, figures.length, most, figures[0]?.unit ?? '', body.join(''));
}

/** Stacked parts of a whole per page. */
export function barPlot(
  title: string,
  unit: string,
  rows: readonly { readonly subject: string; readonly parts: readonly number[] }[],
): string {
  const sums = rows.map(({ parts }) => parts.reduce((sum, part) => sum + part, 0));
  const most = Math.max(...sums) * 1.05;
  const x = scaleTo(most);
  const body = rows.map(({ subject, parts }, index) => {
    const y = top + index * line;
    let from = 0;
    const bars = parts.map((part, kind) => {
      const bar = `<rect class="part${kind}" x="${x(from)}" y="${y + 3}" width="${x(from + part) - x(from)}" height="${line - 6}"/>`;
      from += part;
      return bar;
    });
    return `${label(subject, y + line / 2)}${bars.join('')}<text class="value" x="${width - right + 8}" y="${y + line / 2 + 4}">${number(from)}</text>`;
  });
  return frame(title, rows.length, most, unit, body.join(''));
}

/** A time series on a scale from its minimum to its maximum. */
export function seriesPlot({ name, unit, samples }: Figure): string {
  const [least, most] = [Math.min(...samples), Math.max(...samples)];
  const height = 120;
  const points = samples.map((sample, step) => {
    const x = left + (step / Math.max(samples.length - 1, 1)) * (width - left - right);
    const y = 14 + (1 - (sample - least) / (most - least || 1)) * (height - 28);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  return `<figure><figcaption>${escape(name)}, ${unit}</figcaption><svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${escape(name)}">${label(`${number(most)} ${unit}`, 14)}${label(`${number(least)} ${unit}`, height - 14)}<polyline class="series" points="${points.join(' ')}"/></svg></figure>`;
}
