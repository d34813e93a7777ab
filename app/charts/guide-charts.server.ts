/** Draws the charts of guides at build time. Pages contain coordinates, not the library. */
import { scaleLinear, scalePoint } from 'd3-scale';
import { area, line } from 'd3-shape';
import type { Profile } from '#app/guides/page.ts';
import type { BarChart, DrawnLine, LineChart } from '#app/guides/prose.ts';
import type { AuthoredBars, AuthoredLine } from '#app/guides/schema.ts';
import { figure } from '#app/lib/study-figures.ts';

/** For columns of text, where a table with the labels is below the points, and for phones. */
const lineBoxes = {
  wide: { width: 720, height: 290, left: 40, room: 92, top: 28, bottom: 10, every: 0 },
  narrow: { width: 340, height: 290, left: 30, room: 60, top: 28, bottom: 36, every: 3 },
} as const;

const round = (value: number) => Math.round(value * 10) / 10;

/** A bar chart with lengths in percent of the longest bar, or of the limit if that is longer. */
export function drawBars({ rows, limit = 0, limitMeans, pairs, ...words }: AuthoredBars): BarChart {
  const longest = Math.max(limit, ...rows.map(({ value }) => value));
  const length = scaleLinear([0, longest], [0, 100]);
  const [, currency = '', noun = ''] = /^(\$?)\s*(.*)$/.exec(words.unit) ?? [];
  const shown = (value: number) => figure(value, currency ? 'dollars' : 'count');
  return {
    ...words,
    rows: rows.map((row, index) => {
      const left = pairs && index % 2 ? rows[index - 1]!.value - row.value : null;
      // What follows a colon is on a line of its own.
      const [label = '', ...details] = row.label.split(': ');
      const detail = details.join(': ');
      return {
        ...row,
        label,
        ...(detail && { detail }),
        length: round(length(row.value)),
        shown: shown(row.value),
        ...(left !== null && {
          highlight: left < 0,
          left: `${left < 0 ? 'loses' : 'leaves'} ${shown(Math.abs(left))}`,
        }),
      };
    }),
    counted: noun,
    line: limitMeans ? { at: round(length(limit)), label: limitMeans } : null,
  };
}

/** A line chart in two parts: before the point where work starts, and after it. */
export function drawLine(chart: AuthoredLine): LineChart {
  const { points, start } = chart;
  const from = points.findIndex(({ label }) => label === start);
  return {
    ...chart,
    wide: drawIn(lineBoxes.wide, points, from),
    narrow: drawIn(lineBoxes.narrow, points, from),
  };
}

function drawIn(
  box: (typeof lineBoxes)[keyof typeof lineBoxes],
  points: AuthoredLine['points'],
  from: number,
): DrawnLine {
  const { width, height, left, room, top, bottom, every } = box;
  const [right, ground] = [width - room, height - bottom];
  const x = scalePoint(
    points.map(({ label }) => label),
    [left, right],
  );
  const y = scaleLinear([0, Math.max(...points.map(({ value }) => value))], [ground, top]).nice(4);
  const drawn = points.map(({ label, value }) => ({
    label,
    value,
    x: round(x(label) ?? NaN),
    y: round(y(value)),
  }));
  const start = drawn[from];
  const end = drawn.at(-1);
  if (!start || !end) throw new Error('guide-charts: a line chart has no point where it starts');
  const dull = drawn.find(
    ({ value }, index) => index > from && value < (drawn[index - 1]?.value ?? 0),
  );
  const ticks = y.ticks(4).map((value) => ({ value, y: round(y(value)) }));
  type Point = (typeof drawn)[number];
  const path = line<Point>(
    (point) => point.x,
    (point) => point.y,
  );
  const below = area<Point>(
    (point) => point.x,
    ground,
    (point) => point.y,
  );
  return {
    viewBox: `0 0 ${width} ${height}`,
    left,
    ground,
    // Counted from the last, which always has a label.
    labels: every ? drawn.filter((_, index) => (drawn.length - 1 - index) % every === 0) : [],
    start: start.x,
    dull: dull ? { ...dull, label: `${dull.label}: ${dull.value}` } : null,
    end,
    before: path(drawn.slice(0, from + 1)) ?? '',
    after: path(drawn.slice(from)) ?? '',
    area: below(drawn.slice(from)) ?? '',
    grid: ticks.map(({ y }) => `M${left},${y}H${right}`).join(''),
    ticks,
  };
}

const profileBox = { width: 1200, height: 330, low: 214, high: 34 } as const;

/** A line that rises from chapter to chapter. The width of each chapter is given. */
export function drawProfile(widths: readonly number[]): Profile {
  const { width, height, low, high } = profileBox;
  const x = scaleLinear([0, widths.reduce((sum, one) => sum + one, 0)], [0, width]);
  const y = scaleLinear([0, widths.length], [low, high]);
  // Points of a chapter as shares of its length and its rise: flat after the start, steepest in the middle.
  const shape = [
    [0, 0],
    [0.28, 0.22],
    [0.62, 0.74],
  ] as const;
  let passed = 0;
  const points = widths.flatMap((own, chapter): [number, number][] => {
    const from = passed;
    passed += own;
    const shift = chapter % 2 ? 0.12 : -0.04;
    return shape.map(([part, rise]) => [
      round(x(from + own * part)),
      round(y(chapter + (rise && rise + shift))),
    ]);
  });
  const path = line()([...points, [width, high]]) ?? '';
  const starts = points.filter((_, index) => index % shape.length === 0).slice(1);
  return {
    line: path,
    ground: `M-1400,${low + 20}L-60,${low + 4}${path.replace('M', 'L')}L1300,${high - 6}L1700,${high - 30}L2700,${high - 64}V${height}H-1400Z`,
    posts: starts.map(([at, top]) => `M${at},${top}V${height}`).join(''),
  };
}
