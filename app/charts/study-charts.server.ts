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
function draw(chart: StudyChart, turns: readonly StudyMonth[], frame: Frame) {
  const { width, height, left } = frame;
  const count = monthsOf(chart).length;
  const startIndex = startOf(chart);
  const canvas = canvasOf(chart, count, frame);
  const { right, ground, xOf } = canvas;
  return {
    width,
    height,
    left,
    right,
    ground,
    values: canvas.ticks.map(({ y, value }) => ({ y, label: short(value, chart.unit) })),
    months: namedMonths(count, (75 * (count - 1)) / (right - left)).map((index) => ({
      x: xOf(index),
      label: monthName(monthAfter(chart.firstMonth, index)),
    })),
    start: xOf(startIndex),
    turns: numberedTurns(turns.map((month) => xOf(indexOf(month, chart)))),
    lines: chart.series.map((series) => drawLine(series, startIndex, chart, canvas)),
    marks: chart.marks.map((mark) => drawMark(mark, chart, canvas)),
  };
}

/** The index of the month in which the work starts. */
function startOf(chart: StudyChart): number {
  const months = monthsOf(chart);
  const start = months.indexOf(chart.startMonth);
  if (start < 1 || chart.series.some(({ values }) => values.length !== months.length)) {
    throw new Error(
      `${chart.id}: every series needs a value for each month, and a month before the start`,
    );
  }
  return start;
}

/** The index of a month on the chart. */
function indexOf(month: StudyMonth, chart: StudyChart): number {
  const index = monthsOf(chart).indexOf(month);
  if (index === -1) {
    throw new Error(
      `${chart.id}: ${month} is not on the chart, which begins in ${chart.firstMonth}`,
    );
  }
  return index;
}

/** The frame with its edges, the values of its grid, and the places of values. */
function canvasOf({ series }: StudyChart, count: number, frame: Frame) {
  const ground = frame.height - 34;
  const right = frame.width - frame.room;
  const highest = Math.max(...series.flatMap(({ values }) => values));
  const x = scaleLinear([0, count - 1], [frame.left, right]);
  const y = scaleLinear([0, highest], [ground, frame.head]).nice(5);
  const xOf = (index: number) => round(x(index));
  return {
    ...frame,
    ground,
    right,
    ticks: y.ticks(5).map((value) => ({ y: round(y(value)), value })),
    xOf,
    at: (index: number, value: number): Place => ({ x: xOf(index), y: round(y(value)) }),
    path: (values: readonly number[], from: number, to: number) =>
      line<number>(
        (_, index) => xOf(from + index),
        (value) => round(y(value)),
      )(values.slice(from, to + 1)) ?? '',
  };
}

type Canvas = ReturnType<typeof canvasOf>;

/** A line, which changes its color at the start of the work, with the labels at its ends. */
function drawLine(
  { name, role, values }: StudyChart['series'][number],
  startIndex: number,
  { unit }: StudyChart,
  canvas: Canvas,
) {
  const { at, left, path } = canvas;
  const last = values.length - 1;
  const value = values[last] ?? 0;
  const y = baselineBelow(values, left, left + name.length * letterWidth, canvas);
  return {
    name,
    role,
    before: path(values, 0, startIndex),
    after: path(values, startIndex, last),
    /** The name below the first months of a line that changes its color. */
    begin: role === 'subject' ? { x: left, y } : null,
    end: { ...at(last, value), label: [name, figure(value, unit)] },
  };
}

/** A point of a line with its label. */
function drawMark(mark: StudyChart['marks'][number], chart: StudyChart, canvas: Canvas) {
  const { month, series, kind } = mark;
  const label = canvas.isBroken && kind === 'turn' ? twoLines(mark.label) : [mark.label];
  const values = chart.series.find(({ name }) => name === series)?.values;
  if (!values) throw new Error(`${chart.id}: no series is called ${series}`);
  const index = indexOf(month, chart);
  const point = canvas.at(index, values[index] ?? 0);
  return { ...point, label, kind, ...labelAt(point, kind, label, values, canvas) };
}

/**
 * A position where a label does not cover a line: for a value below the line to its left, for a
 * flat month below the line to its right.
 */
function labelAt(
  point: Place,
  kind: StudyChart['marks'][number]['kind'],
  label: readonly string[],
  values: readonly number[],
  canvas: Canvas,
): { labelX: number; labelY: number; anchor: Anchor } {
  const { width, left, ground, isBroken } = canvas;
  const long = Math.max(...label.map((part) => part.length)) * letterWidth;
  if (kind === 'value') {
    const to = Math.max(point.x + 4, left + 2 + long);
    return { labelX: to, labelY: baselineBelow(values, to - long, to, canvas), anchor: 'end' };
  }
  // The lines meet from the left, so the space above them is free. On phones it is too narrow.
  if (kind === 'turn' && !isBroken) {
    return { labelX: point.x - 6, labelY: point.y - 20, anchor: 'end' };
  }
  const labelY = kind === 'turn' ? ground - 40 : point.y + 28;
  return point.x + 10 + long <= width
    ? { labelX: point.x + 10, labelY, anchor: 'start' }
    : { labelX: width - 2, labelY, anchor: 'end' };
}

/** The baseline of a label below the points of a line between two x. */
function baselineBelow(values: readonly number[], from: number, to: number, { at }: Canvas) {
  const above = values
    .map((value, index) => at(index, value))
    .filter(({ x }) => x >= from && x <= to);
  return Math.max(...above.map(({ y }) => y)) + 24;
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
