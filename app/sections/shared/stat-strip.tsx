import type { Stat } from '#app/content/entities.ts';
import styles from './stat-strip.module.css';

/** Figures with their measures in a row, separated by lines. */
export function StatStrip({ stats }: { readonly stats: readonly Stat[] }) {
  return (
    <ul className={styles.strip}>
      {stats.map(({ value, measure }) => (
        <li key={measure}>
          <b>{value}</b> <span>{measure}</span>
        </li>
      ))}
    </ul>
  );
}
