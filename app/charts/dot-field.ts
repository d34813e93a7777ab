/** The geometry of a field with one dot per person. The unit is the distance between two dots. */

/** The diameter of a dot, which is the stroke width in the style sheet. */
const dot = 0.7;

/** The ratio of the width of the field to its height. */
const ratio = 6.5;

/** The largest number of dots that can be told apart. */
const most = 2000;

/**
 * The view box, and a path per count: the dots that are in this count but not in the next. Dots fill columns from
 * the left. A row of dots is a dashed line. Null if the counts are too large, or don't fall from each to the next.
 */
export function dotField(counts: readonly number[]) {
  const total = counts[0] ?? 0;
  const falls = counts.every((count, index) => count > (counts[index + 1] ?? 0));
  if (!total || !falls || total > most || !counts.every(Number.isInteger)) return null;
  const rows = Math.ceil(Math.sqrt(total / ratio));
  const columns = Math.ceil(total / rows);
  return {
    viewBox: `${-dot / 2} ${-dot / 2} ${columns - 1 + dot} ${rows - 1 + dot}`,
    paths: counts.map((count, index) => dotsBetween(counts[index + 1] ?? 0, count, rows)),
  };
}

/** The dots from one place to before another. Equal rows are written alike, so that they compress well. */
function dotsBetween(from: number, to: number, rows: number) {
  let above = '';
  return Array.from({ length: rows }, (_, row) => {
    const [first, end] = [from, to].map((place) => Math.max(0, Math.ceil((place - row) / rows)));
    const count = end! - first!;
    if (count === 0) return '';
    // A little longer than to the last dot, which a dash of no length begins.
    const line = `${count - 1}.1`;
    const isAlike = above === `${first} ${line}`;
    above = `${first} ${line}`;
    return `${isAlike ? `m-${line} 1` : `M${first} ${row}`}h${line}`;
  }).join('');
}
