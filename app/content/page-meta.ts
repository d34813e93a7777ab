/** What search engines and shared links say about a page. */
export type PageMeta = {
  /** 15 to 65 characters; the landing page's is exact, every other ends in "| Upslope". */
  readonly title: string;
  /** 50 to 165 characters. */
  readonly description: string;
  /** The search the page answers, as somebody would type it. Its words stand in title, h1 and the first 100 words. */
  readonly query?: string;
  /** The last change of its words, as YYYY-MM-DD; the sitemap's lastmod. */
  readonly updated: `${number}-${number}-${number}`;
  /** Its name in breadcrumbs, and in lists of nearest pages. */
  readonly label: string;
  /** Absent means: may be indexed and stands in the sitemap. */
  readonly indexable?: false;
};
