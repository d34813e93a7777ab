/**
 * Text as a search compares it: without case. Lower case first and upper case after: each makes equal
 * what the other leaves apart (ẞ, ß and SS; σ and ς), and neither depends on the letters around, so
 * that a part of a text folds to a part of the folded text.
 */
export function foldCase(text: string): string {
  return text.toLowerCase().toUpperCase();
}

export type SearchIndex<Item> = readonly {
  readonly item: Item;
  readonly texts: readonly string[];
}[];

/**
 * Folds the texts of a list once, so that each key only compares.
 * @param textsOf where a search may match, each text by itself
 */
export function searchIndex<Item>(
  items: readonly Item[],
  textsOf: (item: Item) => readonly string[],
): SearchIndex<Item> {
  return items.map((item) => ({ item, texts: textsOf(item).map(foldCase) }));
}

/**
 * The items that contain the search in one of their texts and meet every condition, in their order. The
 * search is taken as typed, blanks included, and without case; an empty search finds every item.
 */
export function filterIndex<Item>(
  index: SearchIndex<Item>,
  search: string,
  ...conditions: readonly ((item: Item) => boolean)[]
): readonly Item[] {
  const wanted = foldCase(search);
  return index
    .filter(
      ({ item, texts }) =>
        conditions.every((holds) => holds(item)) &&
        (wanted === '' || texts.some((text) => text.includes(wanted))),
    )
    .map(({ item }) => item);
}
