import { clsx } from 'clsx';
import type { TableView } from '#app/guides/prose.ts';
import { Words } from '#app/ui/words.tsx';
import styles from './prose-table.module.css';

/** A table. On phones each row of a wide one is a card, and each cell shows its column's name. */
export function ProseTable({ caption, head, rows, numbers, isNarrow }: TableView) {
  const [first, ...rest] = head;
  return (
    <table className={clsx(styles.table, !isNarrow && styles.stacked)}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          {rest.map((name, index) => (
            <th key={name} scope="col" data-number={numbers[index] || undefined}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td
                key={rest[index]}
                data-head={rest[index]}
                data-number={numbers[index] || undefined}
                data-lines={cell.includes('\n') || undefined}
              >
                <Words isRunningText>{cell}</Words>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
