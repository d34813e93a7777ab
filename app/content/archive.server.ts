/** Makes the archive from its articles. Runs when the site is built; a visitor gets the result. */
import { articleCategories, articles, articleTags } from './archive-articles.ts';
import type { Archive } from './archive.ts';

export const articleArchive: Archive = {
  articles,
  categories: articleCategories.map((name) => ({
    name,
    count: articles.filter(({ category }) => category === name).length,
  })),
  tags: articleTags.map((name) => ({
    name,
    count: articles.filter(({ tags }) => tags.some((tag) => tag === name)).length,
  })),
};
