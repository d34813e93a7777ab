import { clsx } from 'clsx';
import type { DrawnLine, LineChart as Chart } from '#app/guides/prose.ts';
import styles from './line-chart.module.css';
import { ProseFigure } from './prose-figure.tsx';

/** A line chart: gray before the work starts, then orange. A table below has every value. */
export function LineChart({ chart }: { readonly chart: Chart }) {
  return (
    <ProseFigure title={chart.title} note={chart.note}>
      <Drawing chart={chart} drawn={chart.wide} className={styles.wide} />
      <Drawing chart={chart} drawn={chart.narrow} className={styles.narrow} />
      <details className={styles.figures}>
        <summary>The figures, month by month</summary>
        <dl>
          {chart.points.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </details>
    </ProseFigure>
  );
}

type DrawingProps = {
  readonly chart: Chart;
  readonly drawn: DrawnLine;
  readonly className: string | undefined;
};

function Drawing({ chart, drawn, className }: DrawingProps) {
  const { width, height, left, right, ground, ticks, every } = drawn;
  const points = chart.points.map((point, index) => ({ ...point, ...drawn.points[index]! }));
  const from = points.find(({ label }) => label === chart.start);
  const last = points.at(-1);
  const low = chart.dull === null ? undefined : points[chart.dull];
  return (
    <svg
      className={clsx(styles.chart, className)}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      <g className={styles.axis}>
        {ticks.map(({ value, y }) => (
          <g key={value}>
            <path d={`M${left},${y}H${right}`} />
            <text x={left - 8} y={y + 5} textAnchor="end">
              {value}
            </text>
          </g>
        ))}
        {points
          .filter((point, index) => index % every === 0 || point === last)
          .map(({ label, x }) => (
            <text key={label} x={x} y={ground + 26} textAnchor="middle">
              {label}
            </text>
          ))}
      </g>
      <path className={styles.ground} d={drawn.area} />
      {from && (
        <g className={styles.start}>
          <path d={`M${from.x},40V${ground}`} />
          <text x={from.x + 8} y="50">
            Work starts
          </text>
        </g>
      )}
      <path className={styles.before} d={drawn.before} />
      <path className={styles.after} d={drawn.after} />
      {low && (
        <g className={styles.dull}>
          <circle cx={low.x} cy={low.y} r="5" />
          <text x={low.x} y={low.y + 26} textAnchor="middle">
            {low.label}: {low.value}
          </text>
        </g>
      )}
      {last && (
        <g className={styles.end}>
          <circle cx={last.x} cy={last.y} r="7" />
          <text x={last.x + 14} y={last.y + 4}>
            {last.value}
          </text>
          <text x={last.x + 14} y={last.y + 22}>
            {chart.unit}
          </text>
        </g>
      )}
    </svg>
  );
}
