/** What search engines and shared links say about a page. */
export type PageMeta = {
  /** Its topic. The head adds the site's name, except on the landing page; 15 to 65 characters with it. */
  readonly title: string;
  /** 50 to 165 characters. */
  readonly description: string;
  /** The search the page answers, as somebody would type it. Its words stand in title, h1 and the first 100 words. */
  readonly query?: string;
  /** Absent means: may be indexed and is in the sitemap. */
  readonly indexable?: false;
};
