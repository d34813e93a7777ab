import type { Verdict } from '#audit/types.ts';
import type { OwnAudit } from '#app/content/own-audit.ts';
import { VerdictMarks } from './verdict-marks.tsx';
import styles from './own-summary.module.css';

type OwnSummaryProps = { readonly audit: OwnAudit };

/** The result of this site on its own checklist, with the count of each verdict and links to all of them. */
export function OwnSummary({ audit: { summary, key } }: OwnSummaryProps) {
  const count = (wanted: Verdict) => key.find(({ verdict }) => verdict === wanted)?.count ?? 0;
  return (
    <section className={styles.summary} aria-labelledby="this-site" data-computed="">
      <h2 id="this-site">{summary.title}</h2>
      <div className={styles.columns}>
        <p className={styles.figure} aria-hidden="true">
          <b>{count('pass')}</b> of {count('pass') + count('fail')}
        </p>
        <p>
          {summary.result} {summary.failures} {summary.lead}
        </p>
      </div>
      <ul className={styles.key}>
        {key.map(({ verdict, count, verb }) => (
          <li key={verdict}>
            <VerdictMarks verdicts={[verdict]} columns={1} /> <b>{count}</b> {verb}
          </li>
        ))}
      </ul>
      <ul className={styles.files}>
        {summary.files.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
