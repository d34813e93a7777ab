import type { Verdict } from '#audit/types.ts';
import type { OwnAudit, OwnVerdict } from '#app/content/own-audit.ts';
import styles from './own-summary.module.css';

/** The result of this site on its own checklist, with a square for each point and links to all verdicts. */
export function OwnSummary({ audit: { summary, key, points } }: { readonly audit: OwnAudit }) {
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
      <svg
        viewBox={`-2 -2 ${columns * 32 - 6} ${Math.ceil(points.length / columns) * 32 - 6}`}
        aria-hidden="true"
      >
        {key.map(({ verdict }) => (
          <path key={verdict} data-kind={verdict} d={squares(points, verdict)} />
        ))}
      </svg>
      <ul className={styles.key}>
        {key.map(({ verdict, count, verb }) => (
          <li key={verdict} data-kind={verdict}>
            <b>{count}</b> {verb}
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

/** 87 points fill three rows. */
const columns = 29;

/** The squares of a verdict on a 32-unit grid, in the order of the points. */
const squares = (points: readonly OwnVerdict[], wanted: Verdict): string =>
  points
    .map(({ verdict }, index) =>
      verdict === wanted
        ? `M${(index % columns) * 32} ${Math.floor(index / columns) * 32}h22v22h-22z`
        : '',
    )
    .join('');
