import type { Article } from '#app/content/archive-articles.ts';
import { filterIndex, searchIndex, type SearchIndex } from '#app/lib/search-index.ts';

export type ArticleFilters = {
  readonly q: string;
  readonly category: string | null;
  readonly tag: string | null;
};

/** Indexes the title and the excerpt of each article. */
export function articleIndex(articles: readonly Article[]): SearchIndex<Article> {
  return searchIndex(articles, ({ title, excerpt }) => [title, excerpt]);
}

/** The articles that match the search, the category and the tag. An unset filter matches every article. */
export function filterArticles(
  index: SearchIndex<Article>,
  { q, category, tag }: ArticleFilters,
): readonly Article[] {
  return filterIndex(
    index,
    q,
    (article) => category === null || article.category === category,
    (article) => tag === null || article.tags.some((name) => name === tag),
  );
}
