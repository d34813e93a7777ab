/** What every list that can be filtered says: counts, the empty state, the names of its controls. */
import emptyBox from '#app/assets/pictures/icon-empty.svg?picture';
import type { Picture } from './entities.ts';

export type FilterWords = {
  /** How many are shown; `{n}` is the number. */
  readonly count: { readonly one: string; readonly many: string };
  readonly empty: {
    readonly title: string;
    readonly hint: string;
    readonly clear: string;
    readonly picture: Picture;
  };
  /** Takes one filter back. */
  readonly clear: string;
};

export const filterWords = {
  count: { one: 'Showing {n} result', many: 'Showing {n} results' },
  empty: {
    title: 'No items found',
    hint: 'Try adjusting your search or filter criteria',
    clear: 'Clear all filters',
    picture: emptyBox,
  },
  clear: 'Clear',
} as const satisfies FilterWords;
