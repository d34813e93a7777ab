import type { BarChart as Chart } from '#app/guides/prose.ts';
import styles from './bar-chart.module.css';
import { ProseFigure } from './prose-figure.tsx';

/** A horizontal bar chart. Labels and values are text, so it needs no text alternative. */
export function BarChart({ title, note, line, counted, rows }: Chart) {
  return (
    <ProseFigure title={title} note={note}>
      {!line && <p className={styles.unit}>{counted}</p>}
      <dl className={styles.bars}>
        {rows.map(({ label, detail, shown, length, highlight, left }) => (
          <div key={label} data-highlight={highlight || undefined}>
            <dt>
              {label} {detail && <span>{detail}</span>}
            </dt>
            <dd>
              <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                <rect width={length} height="10" />
                {line && <path d={`M${line.at} 0v12`} />}
              </svg>
              <b>
                {shown} <span className="sr-only">{counted}</span>
              </b>
              {left && <strong>{left}</strong>}
            </dd>
          </div>
        ))}
      </dl>
      {line && <p className={styles.line}>{line.label}</p>}
    </ProseFigure>
  );
}
