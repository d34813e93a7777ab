/** The geometry of a grid with one square per check. The unit is the distance between two squares. */
import type { PointVerdict } from '#app/content/own-audit.ts';

/** The side of a square, which is the stroke width in the style sheet. */
const side = 0.78;

/** The ratio of the width of the grid to its height. */
const ratio = 2;

/** A check that passes, that fails, or that a program cannot judge. */
type Mark = 'p' | 'f' | '-';

/** The letter of a verdict in the marks of a grid. */
export const markOf = (verdict: PointVerdict['verdict']): Mark =>
  verdict === 'pass' ? 'p' : verdict === 'fail' ? 'f' : '-';

/**
 * The view box, a path of all squares, and paths of those that fail and that are not judged, to be drawn over it. A square is a line of no length with square ends.
 * @param marks a letter per check
 */
export function checkGrid(marks: string) {
  const columns = Math.ceil(Math.sqrt(marks.length * ratio));
  const rows = Math.ceil(marks.length / columns);
  const squaresOf = (wanted?: Mark) => {
    let last = -columns;
    return Array.from(marks, (mark, check) => {
      if (wanted && mark !== wanted) return '';
      const [column, row] = [check % columns, Math.floor(check / columns)];
      const move = row === Math.floor(last / columns) ? `m${check - last} 0` : `M${column} ${row}`;
      last = check;
      return `${move}h0`;
    }).join('');
  };
  return {
    viewBox: `${-side / 2} ${-side / 2} ${columns - 1 + side} ${rows - 1 + side}`,
    all: squaresOf(),
    failed: squaresOf('f'),
    open: squaresOf('-'),
  };
}
