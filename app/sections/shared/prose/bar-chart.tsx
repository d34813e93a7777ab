import type { BarChart as Chart } from '#app/guides/prose.ts';
import styles from './bar-chart.module.css';
import { ProseFigure } from './prose-figure.tsx';

/** A bar chart, horizontal unless its direction is up. Labels and values are text, so it needs no text alternative. */
export function BarChart({ chart }: { readonly chart: Chart }) {
  return (
    <ProseFigure title={chart.title} note={chart.note}>
      {!chart.line && <p className={styles.unit}>{chart.counted}</p>}
      <dl className={styles.bars} data-direction={chart.direction}>
        {chart.rows.map(({ label, detail, shown, length, highlight }) => (
          <div key={label} data-highlight={highlight || undefined}>
            <dt>
              {label} {detail && <span>{detail}</span>}
            </dt>
            <dd>
              <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                <rect width={length} height="10" />
                {chart.line && <path d={`M${chart.line.at}-2v14`} />}
              </svg>
              <b>
                {shown} <span className="sr-only">{chart.counted}</span>
              </b>
            </dd>
          </div>
        ))}
      </dl>
      {chart.line && <p className={styles.line}>{chart.line.label}</p>}
    </ProseFigure>
  );
}
