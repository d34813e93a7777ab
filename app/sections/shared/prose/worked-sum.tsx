import type { WorkedSum as Sum } from '#app/guides/schema.ts';
import { ProseFigure } from './prose-figure.tsx';
import styles from './worked-sum.module.css';

const digits = new Intl.NumberFormat('en-US');

/** A sum on paper: one row a step, a double rule, and the result. */
export function WorkedSum({ sum }: { readonly sum: Sum }) {
  return (
    <ProseFigure title={sum.title}>
      <ol className={styles.steps}>
        {sum.rows.map(({ label, value, note }) => (
          <li key={label}>
            <div>
              <b>{digits.format(value)}</b> <span>{label}</span>
            </div>
            <p>{note}</p>
          </li>
        ))}
        <li>
          <div>
            <b>{sum.result.value}</b> <span>{sum.result.label}</span>
          </div>
          <p>{sum.result.note}</p>
        </li>
      </ol>
    </ProseFigure>
  );
}
