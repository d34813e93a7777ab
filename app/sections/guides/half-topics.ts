/**
 * Whether each topic shares its row with the topic before or after it, from their numbers of guides. Two topics do if
 * both have one row of guides (one or two) or both have two rows (three).
 */
export function halfTopics(counts: readonly number[]): readonly boolean[] {
  const rows = counts.map((count) => (count > 3 ? null : Math.ceil(count / 2)));
  let start = 0;
  return rows.map((own, index) => {
    // Topics with equal rows follow each other in pairs. The last of an odd number has a row of its own.
    if (own !== rows[index - 1]) start = index;
    const isSecond = (index - start) % 2 === 1;
    return own !== null && own === rows[isSecond ? index - 1 : index + 1];
  });
}
