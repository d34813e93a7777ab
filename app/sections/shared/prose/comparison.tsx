import type { Compare } from '#app/guides/schema.ts';
import { Words } from '#app/ui/words.tsx';
import styles from './comparison.module.css';

/** Pairs of a weak and a better version, each with the reason. */
export function Comparison({ title, rows }: Compare) {
  return (
    <table className={styles.pairs}>
      <caption>{title}</caption>
      <thead className="sr-only">
        <tr>
          {['Before', 'After', 'Why'].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ before, after, why }) => (
          <tr key={before}>
            <td>{before}</td>
            <td>
              <Words isRunningText>{after}</Words>
            </td>
            <td>{why}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
