/** The words of filters that a button opens. Not in filters.ts, which pages without them load too. */
export type FilterSheetWords = {
  /** The landmark, and the button. */
  readonly label: string;
  /** The start of the button that closes the filters, before the result count. */
  readonly done: string;
};

export const filterSheetWords: FilterSheetWords = { label: 'Filters', done: 'Show ' };
