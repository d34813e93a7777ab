import type { StudyMonths } from '#app/content/case-study.ts';
import { figure, monthAfter, monthName } from '#app/lib/study-figures.ts';
import { ScrollRegion } from '#app/ui/scroll-region.tsx';
import styles from './month-table.module.css';

/** Every figure of the study, month by month. */
export function MonthTable({ table }: { readonly table: StudyMonths['table'] }) {
  const { caption, reading, month, firstMonth, startMonth, columns } = table;
  return (
    <>
      <p className={styles.reading}>{reading}</p>
      <ScrollRegion className={styles.scroller} label={caption}>
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
            {columns[0]?.values.map((_, index) => {
              const row = monthAfter(firstMonth, index);
              return (
                <tr key={row} data-start={row === startMonth || undefined}>
                  <th scope="row">{monthName(row)}</th>
                  {columns.map(({ name, unit, values }) => (
                    <td key={name}>{figure(values[index]!, unit)}</td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </ScrollRegion>
    </>
  );
}
