import { clsx } from 'clsx';
import type { drawChart } from '#app/charts/study-charts.server.ts';
import styles from './month-chart.module.css';

/** The same values drawn for wide screens, tablets and phones, in viewBox units. */
export type DrawnChart = ReturnType<typeof drawChart>;

type MonthChartProps = {
  readonly drawn: DrawnChart;
  /** Whether the lines of the turning points begin here, with their numbers. */
  readonly isFirst: boolean;
};

/** A line chart by month. Its caption describes it, and the table below has every figure. */
export function MonthChart({ drawn, isFirst }: MonthChartProps) {
  return (
    <>
      <Drawing geometry={drawn.wide} isFirst={isFirst} className={styles.wide} />
      <Drawing geometry={drawn.medium} isFirst={isFirst} className={styles.medium} />
      <Drawing geometry={drawn.narrow} isFirst={isFirst} className={styles.narrow} />
    </>
  );
}

type DrawingProps = Pick<MonthChartProps, 'isFirst'> & {
  readonly geometry: DrawnChart[keyof DrawnChart];
  readonly className: string | undefined;
};

function Drawing({ geometry, isFirst, className }: DrawingProps) {
  const { width, height, left, right, ground, values, months, start, turns, lines, marks } =
    geometry;
  return (
    <svg
      className={clsx(styles.chart, className)}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      {/* The months of the work, to the edge of the window. */}
      <path className={styles.work} d={`M${start} 0H${width * 3}V${height + 1}H${start}Z`} />
      {values.map(({ y, label }) => (
        <g key={label} className={styles.value}>
          <path d={`M${left} ${y}H${right}`} />
          <text x={left - 8} y={y + 5}>
            {label}
          </text>
        </g>
      ))}
      {turns.map(({ x, y }) => (
        <path key={x} className={styles.turn} d={`M${x} ${isFirst ? y : 0}V${ground}`} />
      ))}
      <g data-months>
        {months.map(({ x, label }) => (
          <text key={label} x={x} y={ground + 24} textAnchor="middle">
            {label}
          </text>
        ))}
      </g>
      {lines.map(({ name, role, before, after, begin, end }) => (
        <g key={name} data-role={role} className={styles.line}>
          <path data-moment="before" d={before} />
          <path data-moment="after" d={after} />
          <circle cx={end.x} cy={end.y} r="8" />
          {begin && (
            <text className={styles.name} x={begin.x} y={begin.y}>
              {name}
            </text>
          )}
          <text y={end.y - 2}>
            {end.label.map((part, index) => (
              <tspan key={part} x={end.x + 15} dy={index && 20}>
                {part}
              </tspan>
            ))}
          </text>
        </g>
      ))}
      {marks.map(({ x, y, labelX, labelY, anchor, label, kind }) => (
        <g key={x} data-kind={kind} className={styles.mark}>
          {kind === 'turn' && labelY > y && (
            <path d={`M${x} ${y}V${anchor === 'end' ? labelY - 16 : labelY - 5}h6`} />
          )}
          <circle cx={x} cy={y} r="6" />
          <text y={labelY} textAnchor={anchor}>
            {label.map((part, index) => (
              <tspan key={part} x={labelX} dy={index && 18}>
                {part}
              </tspan>
            ))}
          </text>
        </g>
      ))}
      {isFirst &&
        turns.map(({ x, y }, index) => (
          <g key={x} className={styles.number}>
            <circle cx={x} cy={y} r="14" />
            <text x={x} y={y + 6} textAnchor="middle">
              {index + 1}
            </text>
          </g>
        ))}
    </svg>
  );
}
