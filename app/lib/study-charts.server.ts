/** The geometry of a study's charts. Runs when the site is built; a visitor receives only paths and places. */
import { scaleLinear, scalePoint } from 'd3-scale';
import { line } from 'd3-shape';
import type { StudyChart } from '#app/content/case-study.ts';
import { figure, monthAfter, monthName } from './study-figures.ts';

/** Where a label hangs on its point. */
type Anchor = 'start' | 'middle' | 'end';
type Place = { readonly x: number; readonly y: number };

/** The same numbers for wide screens and for phones, with letters that can be read on each. */
export function drawChart(chart: StudyChart) {
  return {
    wide: draw(chart, { width: 840, height: 380, left: 52, room: 118, letter: 8.2 }),
    narrow: draw(chart, { width: 340, height: 360, left: 38, room: 10, letter: 7.4 }),
  };
}

type Frame = {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  /** At the right of the last month, for labels at the ends of lines; too little puts them above the ends. */
  readonly room: number;
  /** The width of a letter, to keep labels inside. */
  readonly letter: number;
};

/**
 * @throws when the series are not of one length, or when a mark or the start lies outside the months
 */
function draw(chart: StudyChart, { width, height, left, room, letter }: Frame) {
  const count = chart.series[0]?.values.length ?? 0;
  const months = Array.from({ length: count }, (_, index) => monthAfter(chart.firstMonth, index));
  const startIndex = months.indexOf(chart.startMonth);
  if (startIndex < 1 || chart.series.some(({ values }) => values.length !== count)) {
    throw new Error(
      `${chart.id}: every series needs a value for each month, and a month before the start`,
    );
  }

  const [top, ground, right] = [34, height - 34, width - room];
  const highest = Math.max(...chart.series.flatMap(({ values }) => values));
  const x = scalePoint(months, [left, right]);
  const y = scaleLinear([0, highest], [ground, top]).nice(5);
  const at = (month: (typeof months)[number], value: number): Place => {
    const place = x(month);
    if (place === undefined) throw new Error(`${chart.id}: ${month} is not on the chart`);
    return { x: round(place), y: round(y(value)) };
  };
  const path = (values: readonly number[], from: number, to: number) =>
    line<number>(
      (_, index) => at(months[from + index]!, 0).x,
      (value) => round(y(value)),
    )(values.slice(from, to + 1))!;
  const inside = (center: number, label: string): { x: number; anchor: Anchor } => {
    const half = (label.length * letter) / 2;
    if (center + half > width - 2) return { x: width - 2, anchor: 'end' };
    if (center - half < left) return { x: left, anchor: 'start' };
    return { x: center, anchor: 'middle' };
  };

  const beside = room > 60;
  const ends = chart.series.map(({ name, values }) => {
    const value = figure(values[count - 1]!, chart.unit);
    const point = at(months[count - 1]!, values[count - 1]!);
    const label = beside ? [name, value] : [`${name} ${value}`];
    return beside
      ? { ...point, label, labelX: point.x + 14, labelY: point.y - 3, anchor: 'start' as Anchor }
      : { ...point, label, labelX: point.x, labelY: point.y - 13, anchor: 'end' as Anchor };
  });

  return {
    width,
    height,
    left,
    right,
    ground,
    top: round(y.range()[1]!),
    values: y.ticks(5).map((value) => ({ y: round(y(value)), label: short(value, chart.unit) })),
    months: [0, 7, startIndex, count - 1].map((index, place) => ({
      x: at(months[index]!, 0).x,
      label: monthName(months[index]!),
      anchor: (place === 0 ? 'start' : place === 3 && !beside ? 'end' : 'middle') as Anchor,
    })),
    start: { x: at(chart.startMonth, 0).x, label: chart.startLabel },
    lines: chart.series.map(({ name, role, values }, index) => ({
      name,
      role,
      before: path(values, 0, startIndex),
      after: path(values, startIndex, count - 1),
      end: ends[index]!,
    })),
    marks: chart.marks.map(({ month, series, label, kind, place }) => {
      const values = chart.series.find(({ name }) => name === series)?.values;
      if (!values) throw new Error(`${chart.id}: no series is called ${series}`);
      const point = at(month, values[months.indexOf(month)]!);
      const { x: labelX, anchor } = inside(point.x, label);
      return {
        ...point,
        label,
        kind,
        labelX: round(labelX),
        labelY: round(point.y + (place === 'above' ? -14 : 26)),
        anchor,
      };
    }),
  };
}

const round = (value: number) => Math.round(value * 10) / 10;

/** "40k", "$120k", "0" */
function short(value: number, unit: StudyChart['unit']): string {
  const digits = value >= 1000 ? `${value / 1000}k` : String(value);
  return unit === 'dollars' && value > 0 ? `$${digits}` : digits;
}

/** How long two bars are that stand for a figure before and after, the longer one being 100. */
export function pairOfBars(before: number, after: number): { before: number; after: number } {
  const length = scaleLinear([0, Math.max(before, after)], [0, 100]);
  return { before: round(length(before)), after: round(length(after)) };
}
