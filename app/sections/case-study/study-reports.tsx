import type { CaseStudy, StudyReports as Reports } from '#app/content/case-study.ts';
import { PhoneRow } from '#app/sections/shared/phone-row.tsx';
import { Section, SectionHead } from '#app/ui/section.tsx';
import { ReportPage } from './report-page.tsx';
import styles from './study-reports.module.css';

type StudyReportsProps = Pick<CaseStudy, 'client'> & { readonly reports: Reports };

/** The monthly report of the worst and the best month, and how figures are counted. */
export function StudyReports({ client, reports }: StudyReportsProps) {
  const { title, lead, pages, counting } = reports;
  return (
    <Section id="reports" tone="sand">
      <SectionHead title={title} lead={lead} layout="split" />
      <PhoneRow label={title} className={styles.pages} isGrounded>
        {pages.map((page) => (
          <ReportPage key={page.month} client={client} report={page} />
        ))}
      </PhoneRow>
      <div className={styles.counting}>
        <h3>{counting.title}</h3>
        <ul>
          {counting.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
