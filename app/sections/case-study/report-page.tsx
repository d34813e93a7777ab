import type { StudyReport } from '#app/content/case-study.ts';
import { figure } from '#app/lib/study-figures.ts';
import styles from './report-page.module.css';

type ReportPageProps = {
  readonly client: string;
  readonly report: StudyReport;
  /** The value of the highest bar. Pages side by side share it, so that their bars compare. */
  readonly highest: number;
};

/** A page of the monthly report: four figures beside the year before, thirteen months of visits, notes. */
export function ReportPage({ client, report, highest }: ReportPageProps) {
  const { kind, mark, title, rows, was, chart, notes } = report;
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
      <p className={styles.title}>{chart.title}</p>
      <Bars chart={chart} highest={highest} />
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

/** One bar for each month in a box of 390 by 96; the bars from before the work are gray. The first and the last have their value. */
function Bars({ chart, highest }: Pick<StudyReport, 'chart'> & Pick<ReportPageProps, 'highest'>) {
  const { values, before, from, to } = chart;
  return (
    <svg className={styles.bars} viewBox="0 0 390 122" aria-hidden="true">
      {values.map((value, index) => {
        const height = Math.round((value / highest) * 96);
        return (
          <rect
            key={index}
            className={index < before ? styles.before : styles.after}
            x={index * 30 + 3}
            y={98 - height}
            width="24"
            height={height}
            rx="4"
          />
        );
      })}
      <path d="M0 98H390" />
      <text y="117">
        {from}: <tspan>{figure(values[0]!, 'count')}</tspan>
      </text>
      <text x="390" y="117" textAnchor="end">
        {to}: <tspan>{figure(values.at(-1)!, 'count')}</tspan>
      </text>
    </svg>
  );
}
