import type { KpiChartGeometry } from '#app/charts/kpi-chart.ts';
import styles from './kpi-chart.module.css';

/** A decorative chart of the figure above it. */
export function KpiChart({ chart }: { readonly chart: KpiChartGeometry }) {
  return (
    <svg className={styles.chart} viewBox="0 0 320 132" aria-hidden="true">
      {chart.kind === 'grid' ? <Tenths {...chart} /> : <Change {...chart} />}
    </svg>
  );
}

/** Two bars from one baseline, each under its label. */
function Change({ after, lengths }: Extract<KpiChartGeometry, { lengths: unknown }>) {
  const [before, end] = lengths;
  return (
    <>
      <text x="24" y="24">
        Before 100
      </text>
      <rect className={styles.before} x="24" y="34" width={before} height="20" rx="6" />
      <text className={styles.value} x="24" y="86">
        {`After ${after}`}
      </text>
      <rect className={styles.after} x="24" y="96" width={end} height="20" rx="6" />
    </>
  );
}

function Tenths({ reached }: Extract<KpiChartGeometry, { reached: unknown }>) {
  return (
    <>
      <text className={styles.value} x="24" y="24">
        {`${reached} of 10 keywords`}
      </text>
      <path className={styles.rest} d={tenths(reached, 10)} />
      <path className={styles.line} d={tenths(0, reached)} />
    </>
  );
}

/** Path data with a stroke for each field from one index up to another. Ten fields form two rows. */
function tenths(from: number, to: number): string {
  const fields = Array.from({ length: to - from }, (_, index) => from + index);
  return fields.map((field) => `M${40 + 56 * (field % 5)} ${field < 5 ? 56 : 96}h16`).join('');
}
