import type { StudyChart } from '#app/content/case-study.ts';
import { figure, monthAfter, monthName } from '#app/lib/study-figures.ts';
import styles from './month-table.module.css';

type MonthTableProps = { readonly charts: readonly StudyChart[]; readonly month: string };

/** Every figure of the charts, month by month. */
export function MonthTable({ charts, month }: MonthTableProps) {
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
    <div className={styles.scroller} tabIndex={0} role="region" aria-label={first.title}>
      <table>
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
    </div>
  );
}
