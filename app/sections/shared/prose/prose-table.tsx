import { clsx } from 'clsx';
import type { ShownTable } from '#app/guides/prose.ts';
import { Words } from '#app/ui/words.tsx';
import lines from './line-cards.module.css';
import styles from './prose-table.module.css';
import stack from './table-stack.module.css';

/** A table. On phones its rows are below each other, and each cell is beside the name of its column. */
export function ProseTable({ caption, head, rows, numbers, areCards }: ShownTable) {
  const [first, ...rest] = head;
  return (
    <table className={areCards ? lines.cards : clsx(styles.table, stack.stack)}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          {rest.map((name, index) => (
            <th key={name} scope="col" data-number={numbers?.[index]}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">
              <Words isRunningText>{name!}</Words>
            </th>
            {cells.map((cell, index) => (
              <td key={rest[index]} data-column={rest[index]} data-number={numbers?.[index]}>
                {areCards ? (
                  cell.split('\n').map((line) => <span key={line}>{line} </span>)
                ) : (
                  <Words isRunningText>{cell}</Words>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
