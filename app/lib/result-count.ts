/** The number of items in words: `one` for exactly one, else `many` with its `{n}` replaced. */
export function resultCount(
  count: number,
  words: { readonly one: string; readonly many: string },
): string {
  return words[count === 1 ? 'one' : 'many'].replace('{n}', `${count}`);
}
