import type { Verdict } from '#audit/types.ts';
import type { OwnAudit, OwnVerdict } from '#app/content/own-audit.ts';
import type { ChecklistPage } from '#app/guides/page.ts';
import styles from './own-summary.module.css';

type OwnSummaryProps = Pick<ChecklistPage, 'groups'> & { readonly audit: OwnAudit };

/** The result of this site on its own checklist, with a mark for each point by group and links to all verdicts. */
export function OwnSummary({ audit: { summary, key, points }, groups }: OwnSummaryProps) {
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
      <ol className={styles.groups}>
        {groups.map(({ id, title, points: { length } }, index) => {
          const first = groups.slice(0, index).reduce((sum, group) => sum + group.points.length, 0);
          return (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
              <Marks points={points.slice(first, first + length)} />
            </li>
          );
        })}
      </ol>
      <ul className={styles.key}>
        {key.map(({ verdict, count, verb }) => (
          <li key={verdict}>
            <Marks points={[{ verdict }]} columns={1} /> <b>{count}</b> {verb}
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

/** The outline of a mark, 10 wide, from its upper left corner: a shape for each verdict. */
const shapes: Readonly<Record<Verdict, string>> = {
  pass: '0h10v10h-10z',
  fail: '0l10 10m0-10l-10 10',
  'needs-a-person': '0h10v10h-10z',
  'not-applicable': '5h10',
};

/** The color of a mark. Points without a result share the color of lines. */
const colorOf = (verdict: Verdict) =>
  verdict === 'pass' || verdict === 'fail' ? verdict : undefined;

type MarksProps = {
  readonly points: readonly Pick<OwnVerdict, 'verdict'>[];
  readonly columns?: number;
};

/** A row of marks, one for each point. */
function Marks({ points, columns = 12 }: MarksProps) {
  const kinds = new Set(points.map(({ verdict }) => colorOf(verdict)));
  return (
    <svg viewBox={`-2 -2 ${columns * 15 - 1} 14`} aria-hidden="true">
      {Array.from(kinds, (kind) => (
        <path
          key={kind}
          data-kind={kind}
          d={points
            .map(({ verdict }, index) =>
              colorOf(verdict) === kind ? `M${index * 15} ${shapes[verdict]}` : '',
            )
            .join('')}
        />
      ))}
    </svg>
  );
}
