import type { StudyChart } from '#app/content/case-study.ts';
import { figure, monthAfter, monthName } from '#app/lib/study-figures.ts';
import styles from './month-table.module.css';

type MonthTableProps = {
  readonly charts: readonly StudyChart[];
  readonly caption: string;
  /** The head of the first column. */
  readonly month: string;
};

/** Every figure of the charts, month by month. */
export function MonthTable({ charts, caption, month }: MonthTableProps) {
  const columns = charts.flatMap(({ title, unit, series }) =>
    series.map(({ name, values }) => ({
      name: series.length > 1 ? `${title}: ${name}` : title,
      unit,
      values,
    })),
  );
  const [first] = charts;
  if (!first) return null;
  return (
    // A region that scrolls sideways has to be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.scroller} tabIndex={0} aria-label={caption}>
      <table>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{month}</th>
            {columns.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {columns[0]!.values.map((_, index) => {
            const name = monthAfter(first.firstMonth, index);
            return (
              <tr key={name} data-start={name === first.startMonth || undefined}>
                <th scope="row">{monthName(name)}</th>
                {columns.map((column) => (
                  <td key={column.name}>{figure(column.values[index]!, column.unit)}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
