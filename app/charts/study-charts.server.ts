/**
 * The geometry of a case study's charts. Runs at build time; pages contain only paths and
 * positions.
 */
import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import type { StudyChart, StudyMonth, StudyMonths } from '#app/content/case-study.ts';
import { figure, monthAfter, monthName } from '#app/lib/study-figures.ts';

/** The side of a label on which its point is. */
type Anchor = 'start' | 'middle' | 'end';
type Place = { readonly x: number; readonly y: number };

/** The mean width of a letter of a label in viewBox units, to keep labels inside the chart. */
const letterWidth = 8.4;

/** The charts of a study. All have the same months, and the lines of the turning points go through all of them. */
export const drawCharts = (months: Pick<StudyMonths, 'charts' | 'turns'> | null) =>
  months?.charts.map((chart) =>
    drawChart(
      chart,
      months.turns.map(({ month }) => month),
    ),
  ) ?? [];

/** The geometry for wide screens, tablets and phones. */
export function drawChart(chart: StudyChart, turns: readonly StudyMonth[]) {
  return {
    wide: draw(chart, turns, { width: 1100, height: 500, head: 152, left: 52, room: 120 }),
    medium: draw(chart, turns, { width: 680, height: 360, head: 60, left: 46, room: 104 }),
    narrow: draw(fromShortlyBefore(withoutValues(chart)), turns, {
      width: 340,
      height: 380,
      head: 64,
      left: 38,
      room: 84,
      isBroken: true,
    }),
  };
}

/** Without the marks that have no room beside their line. The caption has their values. */
const withoutValues = (chart: StudyChart): StudyChart => ({
  ...chart,
  marks: chart.marks.filter(({ kind }) => kind !== 'value'),
});

/** The months of a chart: one for each value of its first series. */
const monthsOf = ({ series, firstMonth }: StudyChart): readonly StudyMonth[] =>
  (series[0]?.values ?? []).map((_, index) => monthAfter(firstMonth, index));

/** The months before the start of the work that a phone has room for. */
const monthsBefore = 5;

/** The chart from a few months before the work, which then has most of the width. */
function fromShortlyBefore(chart: StudyChart): StudyChart {
  const skipped = Math.max(0, monthsOf(chart).indexOf(chart.startMonth) - monthsBefore);
  const firstMonth = monthAfter(chart.firstMonth, skipped);
  return {
    ...chart,
    firstMonth,
    marks: chart.marks.filter(({ month }) => month >= firstMonth),
    series: chart.series.map((one) => ({ ...one, values: one.values.slice(skipped) })),
  };
}

type Frame = {
  readonly width: number;
  readonly height: number;
  /** Space above the highest value, for the title and the numbers of the turning points. */
  readonly head: number;
  readonly left: number;
  /** Space to the right of the last month, for the labels at the ends of lines. */
  readonly room: number;
  /** Whether the label of a turn has two lines. */
  readonly isBroken?: boolean;
};

/** @throws if the series differ in length, or if a mark, a turning point or the start is outside the months */
function draw(
  chart: StudyChart,
  turns: readonly StudyMonth[],
  { width, height, head, left, room, isBroken }: Frame,
) {
  const months = monthsOf(chart);
  const count = months.length;
  const startIndex = months.indexOf(chart.startMonth);
  if (startIndex < 1 || chart.series.some(({ values }) => values.length !== count)) {
    throw new Error(
      `${chart.id}: every series needs a value for each month, and a month before the start`,
    );
  }

  const indexOf = (month: StudyMonth): number => {
    const index = months.indexOf(month);
    if (index === -1) {
      throw new Error(`${chart.id}: ${month} is not on the chart, which begins in ${months[0]}`);
    }
    return index;
  };

  const [ground, right] = [height - 34, width - room];
  const highest = Math.max(...chart.series.flatMap(({ values }) => values));
  const x = scaleLinear([0, count - 1], [left, right]);
  const y = scaleLinear([0, highest], [ground, head]).nice(5);
  const at = (index: number, value: number): Place => ({ x: round(x(index)), y: round(y(value)) });
  const path = (values: readonly number[], from: number, to: number) =>
    line<number>(
      (_, index) => round(x(from + index)),
      (value) => round(y(value)),
    )(values.slice(from, to + 1)) ?? '';
  /**
   * A position where a label does not cover a line: for a value below the line to its left, for a
   * flat month below the line to its right.
   */
  const labelAt = (
    point: Place,
    kind: StudyChart['marks'][number]['kind'],
    label: readonly string[],
    values: readonly number[],
  ): { labelX: number; labelY: number; anchor: Anchor } => {
    const long = Math.max(...label.map((part) => part.length)) * letterWidth;
    if (kind === 'value') {
      const to = Math.max(point.x + 4, left + 2 + long);
      const above = values
        .map((value, index) => at(index, value))
        .filter((place) => place.x >= to - long && place.x <= to);
      const labelY = Math.max(...above.map((place) => place.y)) + 24;
      return { labelX: to, labelY, anchor: 'end' };
    }
    // The lines meet from the left, so the space above them is free. On phones it is too narrow.
    if (kind === 'turn' && !isBroken) {
      return { labelX: point.x - 6, labelY: point.y - 20, anchor: 'end' };
    }
    const labelY = kind === 'turn' ? ground - 40 : point.y + 28;
    return point.x + 10 + long <= width
      ? { labelX: point.x + 10, labelY, anchor: 'start' }
      : { labelX: width - 2, labelY, anchor: 'end' };
  };

  /** The baseline of a label that begins with the line and does not cover it. */
  const baselineBelow = (values: readonly number[], label: string) =>
    24 +
    Math.max(
      ...values
        .map((value, index) => at(index, value))
        .filter((place) => place.x <= left + label.length * letterWidth)
        .map((place) => place.y),
    );

  return {
    width,
    height,
    left,
    right,
    ground,
    values: y.ticks(5).map((value) => ({ y: round(y(value)), label: short(value, chart.unit) })),
    months: namedMonths(count, (75 * (count - 1)) / (right - left)).map((index) => ({
      x: round(x(index)),
      label: monthName(monthAfter(chart.firstMonth, index)),
    })),
    start: round(x(startIndex)),
    turns: numberedTurns(turns.map((month) => round(x(indexOf(month))))),
    lines: chart.series.map(({ name, role, values }) => {
      const last = values.at(-1) ?? 0;
      return {
        name,
        role,
        before: path(values, 0, startIndex),
        after: path(values, startIndex, count - 1),
        /** The name below the first months of a line that changes its color. */
        begin: role === 'subject' ? { x: left, y: baselineBelow(values, name) } : null,
        end: { ...at(count - 1, last), label: [name, figure(last, chart.unit)] },
      };
    }),
    marks: chart.marks.map((mark) => {
      const { month, series, kind } = mark;
      const label = isBroken && kind === 'turn' ? twoLines(mark.label) : [mark.label];
      const values = chart.series.find(({ name }) => name === series)?.values;
      if (!values) throw new Error(`${chart.id}: no series is called ${series}`);
      const index = indexOf(month);
      const point = at(index, values[index] ?? 0);
      return { ...point, label, kind, ...labelAt(point, kind, label, values) };
    }),
  };
}

/** A number that has no room beside the one before it is below it. */
function numberedTurns(places: readonly number[]) {
  let last = { x: -Infinity, y: 0 };
  return places.map((x) => {
    last = { x, y: x - last.x < 32 && last.y === 18 ? 46 : 18 };
    return last;
  });
}

/** Indexes of the months with a label, at equal distances back from the last one. */
function namedMonths(count: number, room: number): number[] {
  const every = Math.ceil(room);
  return Array.from({ length: count }, (_, index) => index).filter(
    (index) => (count - 1 - index) % every === 0,
  );
}

/** Breaks a text at the space nearest its middle. */
function twoLines(text: string): string[] {
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  const middle = spaces.toSorted(
    (one, other) => Math.abs(one - text.length / 2) - Math.abs(other - text.length / 2),
  )[0];
  return middle === undefined ? [text] : [text.slice(0, middle), text.slice(middle + 1)];
}

const round = (value: number) => Math.round(value * 10) / 10;

/** Formats an axis value: "40k", "$120k", "0". */
function short(value: number, unit: StudyChart['unit']): string {
  const digits = value >= 1000 ? `${value / 1000}k` : String(value);
  return unit === 'dollars' && value > 0 ? `$${digits}` : digits;
}
