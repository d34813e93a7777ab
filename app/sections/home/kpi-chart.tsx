import type { KpiChartGeometry } from '#app/charts/kpi-chart.ts';
import type { HomePage } from '#app/content/home.ts';
import styles from './kpi-chart.module.css';

type Words = HomePage['kpi']['chart'];

type KpiChartProps = { readonly chart: KpiChartGeometry; readonly words: Words };

/** A decorative chart of the figure above it. */
export function KpiChart({ chart, words }: KpiChartProps) {
  return (
    <svg className={styles.chart} viewBox="0 0 320 132" aria-hidden="true">
      {chart.kind === 'grid' ? (
        <Tenths {...chart} words={words} />
      ) : (
        <Change {...chart} words={words} />
      )}
    </svg>
  );
}

type ChangeProps = Extract<KpiChartGeometry, { lengths: unknown }> & { readonly words: Words };

/** Two bars from one baseline, each under its label. */
function Change({ after, lengths, words }: ChangeProps) {
  const [before, end] = lengths;
  return (
    <>
      <text x="24" y="24">
        {words.before}
      </text>
      <rect className={styles.before} x="24" y="34" width={before} height="20" rx="6" />
      <text className={styles.value} x="24" y="86">
        {`${words.after} ${after}`}
      </text>
      <rect className={styles.after} x="24" y="96" width={end} height="20" rx="6" />
    </>
  );
}

type TenthsProps = Extract<KpiChartGeometry, { reached: unknown }> & { readonly words: Words };

/** Ten fields, of which those reached are marked. */
function Tenths({ reached, words }: TenthsProps) {
  return (
    <>
      <text className={styles.value} x="24" y="24">
        {`${reached} ${words.share}`}
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
