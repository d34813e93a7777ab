import type { SitePath } from './paths.ts';

/** Metadata of a page for search engines and shared links. */
export type PageMeta = {
  /**
   * The topic. The head appends the site's name except on the landing page; with it 15 to 65
   * characters.
   */
  readonly title: string;
  /** 50 to 165 characters. */
  readonly description: string;
  /**
   * The search query that the page targets. Title, h1 and the first 100 words contain its words.
   */
  readonly query?: string;
  /** If absent, the page may be indexed and is in the sitemap. */
  readonly indexable?: false;
  /** The language of the page's own text, such as `es`, if it isn't that of the site. */
  readonly language?: string;
  /** The addresses of this page in other languages. Each of those pages names this one. */
  readonly translations?: Readonly<Record<string, SitePath>>;
};
