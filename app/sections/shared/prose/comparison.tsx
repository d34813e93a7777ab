import type { Compare } from '#app/guides/schema.ts';
import styles from './comparison.module.css';
import { ProseFigure } from './prose-figure.tsx';

/** Pairs of a weak and a better version, each with the reason. */
export function Comparison({ comparison }: { readonly comparison: Compare }) {
  return (
    <ProseFigure title={comparison.title}>
      <ul className={styles.pairs}>
        {comparison.rows.map(({ before, after, why }) => (
          <li key={before}>
            <p className={styles.before}>
              <b>Before</b> {before}
            </p>
            <div className={styles.after}>
              <p>
                <b>After</b> {after}
              </p>
              <p>{why}</p>
            </div>
          </li>
        ))}
      </ul>
    </ProseFigure>
  );
}
