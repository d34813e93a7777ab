import { clsx } from 'clsx';
import type { Compare } from '#app/guides/schema.ts';
import styles from './comparison.module.css';
import table from './prose-table.module.css';

const columns = ['Before', 'After', 'Why'] as const;

/** Pairs of a weak and a better version, each with the reason. */
export function Comparison({ comparison }: { readonly comparison: Compare }) {
  return (
    <table className={clsx(table.table, styles.pairs)}>
      <caption>{comparison.title}</caption>
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {comparison.rows.map(({ before, after, why }) => (
          <tr key={before}>
            {[before, after, why].map((cell, index) => (
              <td key={cell} data-head={columns[index]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
