/**
 * Folds case for comparison: lowercase, then uppercase. Each step unifies what the other keeps
 * apart (ẞ, ß and SS; σ and ς). Also unifies typed and typographic apostrophes. Neither depends on
 * adjacent letters, so a part of a text folds to a part of the folded text.
 */
export function foldCase(text: string): string {
  return text.toLowerCase().toUpperCase().replaceAll('’', "'");
}

/** Items with their searchable texts, folded by `foldCase`. */
export type SearchIndex<Item> = readonly {
  readonly item: Item;
  readonly texts: readonly string[];
}[];

/**
 * Folds the texts of a list once, so that each keystroke only compares.
 * @param textsOf the searchable texts of an item; no match spans two of them
 */
export function searchIndex<Item>(
  items: readonly Item[],
  textsOf: (item: Item) => readonly string[],
): SearchIndex<Item> {
  return items.map((item) => ({ item, texts: textsOf(item).map(foldCase) }));
}

/**
 * The items that contain the search in one of their texts and meet every condition, in their order.
 * Matching ignores case and keeps spaces. An empty search matches every item.
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
