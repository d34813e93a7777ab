import type { OwnAuditSummary } from '#app/content/own-audit.ts';
import styles from './own-summary.module.css';

/** The result of this site on its own checklist, with links to the files of all verdicts. */
export function OwnSummary({ summary }: { readonly summary: OwnAuditSummary }) {
  return (
    <section className={styles.summary} aria-labelledby="this-site" data-computed="">
      <h2 id="this-site">{summary.title}</h2>
      <p>
        <strong>{summary.result}</strong> {summary.failures}
      </p>
      <p>{summary.lead}</p>
      <ul>
        {summary.files.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
