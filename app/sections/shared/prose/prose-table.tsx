import type { Table } from '#app/guides/schema.ts';
import { Words } from '#app/ui/words.tsx';
import styles from './prose-table.module.css';

/** A table. On phones one of four columns scrolls sideways, and its first column stays. */
export function ProseTable({ caption, head, rows }: Table) {
  const [first, ...rest] = head;
  const isNumber = rest.map((_, index) =>
    rows.every((cells) => /^[$\d][\d,. +]*$/.test(cells[index + 1] ?? '')),
  );
  return (
    <section className={styles.scroll} tabIndex={0} aria-label={caption}>
      <table className={styles.table}>
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
                <td key={rest[index]} data-number={isNumber[index] || undefined}>
                  <Words isRunningText>{cell}</Words>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
