/** A guide, or one of its chapters, terms, points or steps, in the search index of the knowledge base. */
export type SearchEntry = {
  readonly title: string;
  /** Its first words. */
  readonly text: string;
  /** The name of the guide it is in. A guide is in none. */
  readonly guide?: string;
  readonly to: `/${'guides' | 'industries'}/${string}`;
};
