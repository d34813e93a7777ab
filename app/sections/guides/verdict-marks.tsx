import type { Verdict } from '#audit/types.ts';
import styles from './verdict-marks.module.css';

/** The outlines of marks that are not squares, from the upper left corner. */
const outlines: Partial<Record<Verdict, string>> = {
  fail: '0l10 10m0-10l-10 10',
  'not-applicable': '5h10',
};

/** Kinds of verdicts, each with its color. */
const kinds = ['pass', 'fail', 'open'] as const;
const kindOf = (verdict: Verdict) => (verdict === 'pass' || verdict === 'fail' ? verdict : 'open');

/** In units of the viewBox: a mark, from its left edge to that of the next, and the margin of a row. */
const size = 10;
const pitch = 15;
const margin = 2;

type VerdictMarksProps = { readonly verdicts: readonly Verdict[]; readonly columns?: number };

/** A row of marks, one for each verdict. */
export const VerdictMarks = ({ verdicts, columns = 12 }: VerdictMarksProps) => (
  <svg
    className={styles.marks}
    viewBox={`${-margin} ${-margin} ${(columns - 1) * pitch + size + 2 * margin} ${size + 2 * margin}`}
    aria-hidden="true"
  >
    {kinds.map((kind) => {
      const d = verdicts
        .map((verdict, index) =>
          kindOf(verdict) === kind
            ? `M${index * pitch} ${outlines[verdict] ?? '0h10v10h-10z'}`
            : '',
        )
        .join('');
      return d && <path key={kind} data-kind={kind} d={d} />;
    })}
  </svg>
);
