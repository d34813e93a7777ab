/** A chapter, term, point or step of a guide in the search index of the knowledge base. */
export type SearchEntry = {
  readonly title: string;
  /** Its first words. */
  readonly text: string;
  /** The name of the guide it is in. */
  readonly guide: string;
  readonly to: `/${'guides' | 'industries'}/${string}#${string}`;
};
