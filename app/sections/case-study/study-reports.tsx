import type { CaseStudy, StudyAccount, StudyReports as Reports } from '#app/content/case-study.ts';
import { PhoneRow } from '#app/sections/shared/phone-row.tsx';
import { Section, SectionHead } from '#app/ui/section.tsx';
import { ReportPage } from './report-page.tsx';
import styles from './study-reports.module.css';

type StudyReportsProps = Pick<CaseStudy, 'client'> & { readonly reports: Reports };

/** The monthly report of the worst and the best month, what the client paid, and how figures are counted. */
export function StudyReports({ client, reports }: StudyReportsProps) {
  const { title, lead, pages, account, counting } = reports;
  const highest = Math.max(...pages.flatMap(({ chart }) => chart.values));
  return (
    <Section id="reports" tone="sand">
      <SectionHead title={title} lead={lead} layout="split" />
      <PhoneRow label={title} className={styles.pages}>
        {pages.map((page) => (
          <ReportPage key={page.month} client={client} report={page} highest={highest} />
        ))}
      </PhoneRow>
      <div className={styles.account}>
        <div>
          <h3>{account.title}</h3>
          <p>{account.lead}</p>
          <h4>{counting.title}</h4>
          <ul>
            {counting.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </div>
        <div>
          <Account account={account} />
          <p className={styles.result}>{account.result}</p>
        </div>
      </div>
    </Section>
  );
}

function Account({ account }: { readonly account: StudyAccount }) {
  const [empty, before, after] = account.columns;
  return (
    <table className={styles.table}>
      <caption className="sr-only">{account.caption}</caption>
      <thead>
        <tr>
          <td>{empty}</td>
          <th scope="col">{before}</th>
          <th scope="col">{after}</th>
        </tr>
      </thead>
      <tbody>
        {account.rows.map((row) => (
          <tr key={row.label} data-total={row.total}>
            <th scope="row">{row.label}</th>
            <td>{row.before}</td>
            <td>{row.after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
