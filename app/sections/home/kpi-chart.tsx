import type { KpiChartGeometry } from '#app/charts/kpi-chart.ts';
import styles from './kpi-chart.module.css';

/** A decorative chart of the figure above it. */
export function KpiChart({ chart }: { readonly chart: KpiChartGeometry }) {
  return (
    <svg className={styles.chart} viewBox="0 0 320 140" aria-hidden="true">
      {chart.kind === 'grid' ? <Tenths {...chart} /> : <Change {...chart} />}
    </svg>
  );
}

/** The value before and the value after, from a baseline at zero: two bars, or one line between two points. */
function Change({ kind, after, y: [first, last] }: Extract<KpiChartGeometry, { y: unknown }>) {
  return (
    <>
      {kind === 'pair' ? (
        <>
          <path className={styles.before} d={`M24 108V${first}h72v${108 - first}`} />
          <path className={styles.after} d={`M224 108V${last}h72v${108 - last}`} />
        </>
      ) : (
        <>
          <path className={styles.ground} d={`M24 108V${first}L296 ${last}V108`} />
          <path className={styles.line} strokeWidth="4" d={`M26 ${first}L294 ${last}`} />
        </>
      )}
      <text className={styles.value} x="296" y={last - 12}>
        {after}
      </text>
      <text x="24" y="130">
        before = 100
      </text>
      <text className={styles.end} x="296" y="130">
        after
      </text>
    </>
  );
}

function Tenths({ reached }: Extract<KpiChartGeometry, { reached: unknown }>) {
  return (
    <>
      <path className={styles.rest} strokeWidth="32" d={tenths(reached, 10)} />
      <path className={styles.line} strokeWidth="32" d={tenths(0, reached)} />
      <text x="24" y="130">
        {`${reached} of 10 keywords`}
      </text>
    </>
  );
}

/** Path data with a stroke for each field from one index up to another. Ten fields form two rows. */
function tenths(from: number, to: number): string {
  const fields = Array.from({ length: to - from }, (_, index) => from + index);
  return fields.map((field) => `M${40 + 56 * (field % 5)} ${field < 5 ? 36 : 76}h16`).join('');
}
