/**
 * A list as its page carries it: from its beginning, and as far as the page stays light. Where `total`
 * says that there is more, the file at `whole` has every item, as a JSON array in the same order.
 */
export type ListStart<Item> = {
  readonly items: readonly Item[];
  readonly total: number;
  readonly whole: string;
};

/** Items that a page carries itself, and that a growing list draws at once. */
export const listStep = 24;

export function listStart<Item>(list: readonly Item[], whole: string): ListStart<Item> {
  return { items: list.slice(0, listStep), total: list.length, whole };
}
