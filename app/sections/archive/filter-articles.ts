import type { Article } from '#app/content/archive-articles.ts';
import { filterIndex, searchIndex, type SearchIndex } from '#app/lib/search-index.ts';

export type ArticleFilters = {
  readonly q: string;
  readonly category: string | null;
  readonly tag: string | null;
};

/** A search looks at title and excerpt. */
export function articleIndex(articles: readonly Article[]): SearchIndex<Article> {
  return searchIndex(articles, ({ title, excerpt }) => [title, excerpt]);
}

/** The articles for which all three hold; what is not set holds for every one. */
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
