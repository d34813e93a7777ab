import { clsx } from 'clsx';
import type { Table } from '#app/guides/schema.ts';
import { Words } from '#app/ui/words.tsx';
import lines from './line-cards.module.css';
import styles from './prose-table.module.css';
import stack from './table-stack.module.css';

/**
 * A table. On phones its rows are below each other, and each cell is beside the name of its column. If its rows end
 * in cells of several lines, the rows are cards.
 */
export function ProseTable({ caption, head, rows }: Table) {
  const areCards = rows[0]!.at(-1)!.includes('\n');
  const [first, ...rest] = head;
  const isNumber = rest.map((_, index) =>
    rows.every((cells) => /^[$\d][\d,. +]*$/.test(cells[index + 1] ?? '')),
  );
  return (
    <table className={areCards ? lines.cards : clsx(styles.table, stack.stack)}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          {rest.map((name, index) => (
            <th key={name} scope="col" data-number={isNumber[index] || undefined}>
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
              <td
                key={rest[index]}
                data-column={rest[index]}
                data-number={isNumber[index] || undefined}
              >
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
