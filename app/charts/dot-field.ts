/**
 * The geometry of a field of dots. A dot stands for one person, or for a group of people.
 * The unit of length is the distance between two dots.
 */

/** The ratio of the width of the field to its height. */
const ratio = 8;

/** The most people that one dot stands for. */
const maxPerDot = 10;

/** The numbers of dots that fill a field, and can be told apart on a phone. */
const [least, most] = [100, 500];

/**
 * The number of people that a dot stands for, the view box, and a path for each count.
 * That number is the smallest one that divides all counts. A path has the dots of its count that are not in the next count.
 * Dots fill columns from the right, so the smallest count is at the end, as in the steps below the field.
 * A row of dots is a dashed line.
 * Null if the counts are too small or too large, or if one is not smaller than the count before it.
 */
export function dotField(counts: readonly number[]) {
  const people = counts[0] ?? 0;
  const falls = counts.every((count, index) => count > (counts[index + 1] ?? 0));
  const perDot = Array.from({ length: maxPerDot }, (_, index) => index + 1).find(
    (size) => people <= most * size && counts.every((count) => count % size === 0),
  );
  if (!falls || !perDot || people < least * perDot) return null;
  const dots = counts.map((count) => count / perDot);
  const total = people / perDot;
  // Round numbers fill whole columns.
  const rows = 5 * Math.ceil(Math.sqrt(total / ratio) / 5);
  const columns = Math.ceil(total / rows);
  return {
    perDot,
    // A dot has a radius of 0.35.
    viewBox: `-.35 -.35 ${columns - 0.3} ${rows - 0.3}`,
    paths: dots.map((count, index) => dotsBetween(dots[index + 1] ?? 0, count, rows, columns)),
  };
}

/** The path of the dots from one place to before another. Equal rows have equal text, which compresses well. */
function dotsBetween(from: number, to: number, rows: number, columns: number) {
  let above = '';
  return Array.from({ length: rows }, (_, row) => {
    const [first, end] = [from, to].map((place) => Math.max(0, Math.ceil((place - row) / rows)));
    const count = end! - first!;
    if (count === 0) return '';
    // A little longer than to the last dot, which a dash of no length begins.
    const line = `${count - 1}.1`;
    const left = columns - end!;
    const isAlike = above === `${left} ${line}`;
    above = `${left} ${line}`;
    return `${isAlike ? `m-${line} 1` : `M${left} ${row}`}h${line}`;
  }).join('');
}
