const small = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** A count in AP style: a word under 10, digits from 10. */
export function numberInProse(count: number): string {
  return small[count] ?? String(count);
}
