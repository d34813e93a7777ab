import type { BarChart as Chart } from '#app/guides/prose.ts';
import styles from './bar-chart.module.css';
import { ProseFigure } from './prose-figure.tsx';

const digits = new Intl.NumberFormat('en-US');

/** A horizontal bar chart. Labels and values are text, so it needs no text alternative. */
export function BarChart({ chart }: { readonly chart: Chart }) {
  const money = chart.unit.startsWith('$');
  const unit = money ? chart.unit.slice(1).trim() : chart.unit;
  return (
    <ProseFigure title={chart.title} note={chart.note}>
      <dl className={styles.bars}>
        {chart.rows.map(({ label, detail, value, length, highlight }) => (
          <div key={label} data-highlight={highlight || undefined}>
            <dt>
              {label} {detail && <span>{detail}</span>}
            </dt>
            <dd>
              <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                <rect width={length} height="10" />
              </svg>
              <b>
                {money && '$'}
                {digits.format(value)} <span className="sr-only">{unit}</span>
              </b>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.unit} aria-hidden="true">
        {unit}
      </p>
    </ProseFigure>
  );
}
