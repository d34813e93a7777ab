import type { StudyReport } from '#app/content/case-study.ts';
import { figure } from '#app/lib/study-figures.ts';
import styles from './report-page.module.css';

type ReportPageProps = {
  readonly client: string;
  readonly report: StudyReport;
};

/** A page of the monthly report: four figures beside the year before, and notes. */
export function ReportPage({ client, report }: ReportPageProps) {
  const { kind, mark, title, rows, was, notes } = report;
  return (
    <article className={styles.page} data-kind={kind}>
      <p className={styles.mark}>{mark}</p>
      <h3>{title}</h3>
      <p className={styles.client}>{client}</p>
      <dl className={styles.rows}>
        {rows.map(({ label, value, before, unit }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <b>{figure(value, unit)}</b>{' '}
              <span>
                <svg viewBox="0 0 12 10" aria-hidden="true" data-up={value > before || undefined}>
                  <path d={value > before ? 'M6 0L12 10H0Z' : 'M0 0H12L6 10Z'} />
                </svg>
                {was} {figure(before, unit)}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <dl className={styles.notes}>
        {notes.map(({ title: name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
