/** How many items a list shows, in words: `one` for exactly one, else `many`; `{n}` becomes the number. */
export function resultCount(
  count: number,
  words: { readonly one: string; readonly many: string },
): string {
  return words[count === 1 ? 'one' : 'many'].replace('{n}', `${count}`);
}
