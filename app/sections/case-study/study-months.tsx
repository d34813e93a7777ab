import type { StudyMonths as Months } from '#app/content/case-study.ts';
import { OptionalPart } from '#app/ui/optional-part.tsx';
import { Section, SectionHead } from '#app/ui/section.tsx';
import { MonthChart, type DrawnChart } from './month-chart.tsx';
import { MonthTable } from './month-table.tsx';
import styles from './study-months.module.css';

type StudyMonthsProps = {
  readonly months: Months;
  /** In the order of the charts. */
  readonly drawn: readonly DrawnChart[];
};

/** The charts on one axis of time, their numbered turning points, and all figures in a table. */
export function StudyMonths({ months, drawn }: StudyMonthsProps) {
  const { charts, turns, table } = months;
  return (
    <Section>
      <SectionHead title={months.title} lead={months.lead} layout="split" />
      <div>
        {charts.map((chart, index) => (
          <figure key={chart.id} className={styles.chart}>
            <figcaption>
              <h3>{chart.title}</h3>
              <p>{chart.summary}</p>
            </figcaption>
            <OptionalPart>
              {drawn[index] && <MonthChart drawn={drawn[index]} isFirst={index === 0} />}
            </OptionalPart>
          </figure>
        ))}
      </div>
      <ol className={styles.turns}>
        {turns.map(({ month, title, figure, text }) => (
          <li key={month}>
            <h3>{title}</h3>
            <p>
              <b>{figure}</b> {text}
            </p>
          </li>
        ))}
      </ol>
      <details className={styles.figures}>
        <summary>{table.show}</summary>
        <MonthTable table={table} />
      </details>
    </Section>
  );
}
