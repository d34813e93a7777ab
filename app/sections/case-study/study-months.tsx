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

/** The charts, a text about the months without growth, and all figures in a table. */
export function StudyMonths({ months, drawn }: StudyMonthsProps) {
  const { dull, table } = months;
  return (
    <Section>
      <SectionHead title={months.title} lead={months.lead} layout="split" />
      <div className={styles.charts}>
        {months.charts.map((chart, index) => (
          <figure key={chart.id} className={styles.chart}>
            <h3>{chart.title}</h3>
            <OptionalPart>{drawn[index] && <MonthChart drawn={drawn[index]} />}</OptionalPart>
            <figcaption>{chart.summary}</figcaption>
          </figure>
        ))}
      </div>
      <div className={styles.dull}>
        <div>
          <h3>{dull.title}</h3>
          <p>{dull.lead}</p>
        </div>
        <dl>
          {dull.months.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <details className={styles.figures}>
        <summary>{table.show}</summary>
        <MonthTable table={table} />
      </details>
    </Section>
  );
}
