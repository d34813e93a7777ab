import type { Stat } from '#app/content/entities.ts';
import styles from './stat-strip.module.css';

/** Figures with their measures in a row, separated by lines. */
export function StatStrip({ stats }: { readonly stats: readonly Stat[] }) {
  return (
    <dl className={styles.strip}>
      {stats.map(({ value, measure }) => (
        <div key={measure}>
          <dt>{measure}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
