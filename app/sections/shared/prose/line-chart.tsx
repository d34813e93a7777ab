import type { LineChart as Chart } from '#app/guides/prose.ts';
import styles from './line-chart.module.css';
import { ProseFigure } from './prose-figure.tsx';

const box = { width: 720, height: 320, ground: 280 } as const;

/** A line chart: gray before the work starts, then orange. A table below has every value. */
export function LineChart({ chart }: { readonly chart: Chart }) {
  const { points, start, unit, dull } = chart;
  const from = points.find(({ label }) => label === start);
  const last = points.at(-1);
  const low = dull === null ? undefined : points[dull];
  return (
    <ProseFigure title={chart.title} note={chart.note}>
      {/* What scrolls sideways has to be reached by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.scroll} tabIndex={0} aria-label={`${chart.title}, drawn`}>
        <svg className={styles.chart} viewBox={`0 0 ${box.width} ${box.height}`} aria-hidden="true">
          <g className={styles.axis}>
            {chart.ticks.map(({ value, y }) => (
              <g key={value}>
                <path d={`M40,${y}H628`} />
                <text x="30" y={y + 5} textAnchor="end">
                  {value}
                </text>
              </g>
            ))}
            {points.map(({ label, x }) => (
              <text key={label} x={x} y="306" textAnchor="middle">
                {label}
              </text>
            ))}
          </g>
          <path className={styles.ground} d={chart.area} />
          {from && (
            <g className={styles.start}>
              <path d={`M${from.x},40V${box.ground}`} />
              <text x={from.x + 8} y="50">
                Work starts
              </text>
            </g>
          )}
          <path className={styles.before} d={chart.before} />
          <path className={styles.after} d={chart.after} />
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
                {unit}
              </text>
            </g>
          )}
        </svg>
      </section>
      <details className={styles.figures}>
        <summary>The figures, month by month</summary>
        <dl>
          {points.map(({ label, value }) => (
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
