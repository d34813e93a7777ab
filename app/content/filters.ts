/** Text of all filtered lists: counts, the empty state, labels of controls. */
import emptyBox from '#app/assets/pictures/icon-empty.svg?picture';
import type { Picture } from './entities.ts';

export type FilterWords = {
  /** The result count. `{n}` is replaced by the number. */
  readonly count: { readonly one: string; readonly many: string };
  /** The count beside the field and as screen readers announce it. Its words differ from `count`: no text is twice on a page. */
  readonly shortCount: { readonly one: string; readonly many: string };
  readonly empty: {
    readonly title: string;
    /** The title as screen readers announce it. */
    readonly announced: string;
    readonly hint: string;
    readonly clear: string;
    readonly picture: Picture;
  };
  /** Label of the button that resets one filter. */
  readonly clear: string;
  /** Shown when the address names an option that the list does not have. */
  readonly unknown: string;
};

export const filterWords = {
  count: { one: 'Showing {n} result', many: 'Showing {n} results' },
  shortCount: { one: '{n} result', many: '{n} results' },
  empty: {
    title: 'No items found',
    announced: 'No items',
    hint: 'Try adjusting your search or filter criteria',
    clear: 'Clear all filters',
    picture: emptyBox,
  },
  clear: 'Clear',
  unknown: 'We left out a filter that this list doesn’t have.',
} as const satisfies FilterWords;
