/** The geometry of a grid with one square per check. The unit is the distance between two squares. */
import type { PointVerdict } from '#app/content/own-audit.ts';

/** The side of a square, which is the stroke width in the style sheet. */
const side = 0.78;

/** The 87 checks fill 29 columns. */
const rows = 3;

/** A check that passes, that fails, or that a program cannot judge. */
type Mark = 'p' | 'f' | '-';

/** The letter of a verdict in the marks of a grid. */
export const markOf = (verdict: PointVerdict['verdict']): Mark =>
  verdict === 'pass' ? 'p' : verdict === 'fail' ? 'f' : '-';

/**
 * The view box, and a path for the squares of each mark, column by column: first those that pass, then those that fail,
 * then those that are not judged. A square is a line of no length with square ends.
 * @param marks a letter per check
 */
export function checkGrid(marks: string) {
  const columns = Math.ceil(marks.length / rows);
  const order = (['p', 'f', '-'] as const).flatMap((mark) =>
    [...marks].filter((one) => one === mark),
  );
  const squaresOf = (wanted: Mark) =>
    order
      .map((mark, check) => {
        if (mark !== wanted) return '';
        const row = check % rows;
        return row && order[check - 1] === mark
          ? 'm0 1h0'
          : `M${Math.floor(check / rows)} ${row}h0`;
      })
      .join('');
  const extent = (count: number) => (count - 1 + side).toFixed(2);
  return {
    viewBox: `${-side / 2} ${-side / 2} ${extent(columns)} ${extent(rows)}`,
    passed: squaresOf('p'),
    failed: squaresOf('f'),
    open: squaresOf('-'),
  };
}
