import type { Verdict } from '#audit/types.ts';
import type { OwnAudit } from '#app/content/own-audit.ts';
import type { ChecklistPage } from '#app/guides/page.ts';
import styles from './own-summary.module.css';

type OwnSummaryProps = Pick<ChecklistPage, 'groups'> & {
  readonly audit: OwnAudit;
  /** Of all points, in the order of the verdicts. */
  readonly ids: readonly string[];
};

/** The result of this site on its own checklist, with a mark for each point by group and links to all verdicts. */
export function OwnSummary({ audit: { summary, key, points }, groups, ids }: OwnSummaryProps) {
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
            <Marks verdicts={[verdict]} columns={1} /> <b>{count}</b> {verb}
          </li>
        ))}
      </ul>
      <ol className={styles.groups}>
        {groups.map((group) => (
          <li key={group.id}>
            <a href={`#${group.id}`}>{group.title}</a>
            <Marks verdicts={group.points.map(({ id }) => points[ids.indexOf(id)]!.verdict)} />
          </li>
        ))}
      </ol>
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

/** The outlines of marks that are not squares, from the upper left corner. */
const outlines: Partial<Record<Verdict, string>> = {
  fail: '0l10 10m0-10l-10 10',
  'not-applicable': '5h10',
};

// In units of the viewBox.
const size = 10;
/** From the left edge of a mark to that of the next. */
const pitch = 15;
/** Around a row. */
const margin = 2;

type MarksProps = { readonly verdicts: readonly Verdict[]; readonly columns?: number };

/** A row of marks, one for each verdict. Verdicts with the same initial have the same color. */
const Marks = ({ verdicts, columns = 12 }: MarksProps) => (
  <svg
    viewBox={`${-margin} ${-margin} ${(columns - 1) * pitch + size + 2 * margin} ${size + 2 * margin}`}
    aria-hidden="true"
  >
    {['p', 'f', 'n'].map((initial) => {
      const d = verdicts
        .map((verdict, index) =>
          verdict[0] === initial ? `M${index * pitch} ${outlines[verdict] ?? '0h10v10h-10z'}` : '',
        )
        .join('');
      return d && <path key={initial} data-kind={initial} d={d} />;
    })}
  </svg>
);
