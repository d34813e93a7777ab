import { clsx } from 'clsx';
import type { DrawnLine, LineChart as Chart } from '#app/guides/prose.ts';
import styles from './line-chart.module.css';
import { ProseFigure } from './prose-figure.tsx';

/** A line chart: gray before the work starts, then orange. A table below has every value. */
export function LineChart({ chart }: { readonly chart: Chart }) {
  return (
    <ProseFigure title={chart.title} note={chart.note}>
      <Drawing drawn={chart.wide} unit={chart.unit} className={styles.wide} />
      <Drawing drawn={chart.narrow} unit={chart.unit} className={styles.narrow} />
      <details className={styles.figures}>
        <summary>Figures by month</summary>
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
  readonly drawn: DrawnLine;
  readonly unit: string;
  readonly className: string | undefined;
};

function Drawing({ drawn, unit, className }: DrawingProps) {
  const { viewBox, left, ground, start, dull, end } = drawn;
  return (
    <svg className={clsx(styles.chart, className)} viewBox={viewBox} aria-hidden="true">
      <g className={styles.axis}>
        <path d={drawn.grid} />
        {drawn.ticks.map(({ value, y }) => (
          <text key={value} x={left - 8} y={y + 5}>
            {value}
          </text>
        ))}
        <g>
          {drawn.labels.map(({ label, x }) => (
            <text key={label} x={x} y={ground + 26}>
              {label}
            </text>
          ))}
        </g>
      </g>
      <path className={styles.ground} d={drawn.area} />
      <g className={styles.start}>
        <path d={`M${start},40V${ground}`} />
        <text x={start + 8} y="50">
          Work starts
        </text>
      </g>
      <path className={styles.before} d={drawn.before} />
      <path className={styles.after} d={drawn.after} />
      {dull && (
        <g className={styles.dull}>
          <circle cx={dull.x} cy={dull.y} r="6" />
          <text x={dull.x} y={dull.y + 26}>
            {dull.label}
          </text>
        </g>
      )}
      <g className={styles.end}>
        <circle cx={end.x} cy={end.y} r="6" />
        <text x={end.x + 14} y={end.y + 4}>
          {end.value}
        </text>
        <text x={end.x + 14} y={end.y + 22}>
          {unit}
        </text>
      </g>
    </svg>
  );
}
