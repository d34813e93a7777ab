/** Counts that the specification fixes, and tallies that must be true. */
import { expect, test } from 'vitest';
import { articles } from '#app/content/archive-articles.ts';
import { articleArchive } from '#app/content/archive.server.ts';
import { archive } from '#app/content/archive.ts';
import { directory } from '#app/content/directory.ts';
import { industries } from '#app/content/industries.ts';
import { notFound } from '#app/content/not-found.ts';
import { metaOf } from '#app/content/pages.ts';
import { sitePaths } from '#app/content/paths.ts';

test('the archive has 6 articles, 5 categories, 8 tags and 3 pages', () => {
  expect(articles).toHaveLength(6);
  expect(articleArchive.categories).toHaveLength(5);
  expect(articleArchive.tags).toHaveLength(8);
  expect(archive.pages.numbers).toEqual([1, 2, 3]);
});

test('every tally of the archive is the number of articles that carry it', () => {
  const sum = (options: readonly { count: number }[]) =>
    options.reduce((total, { count }) => total + count, 0);
  expect(sum(articleArchive.categories)).toBe(articles.length);
  expect(sum(articleArchive.tags)).toBe(articles.flatMap(({ tags }) => [...tags]).length);
  for (const { count } of [...articleArchive.categories, ...articleArchive.tags]) {
    expect(count).toBeGreaterThan(0);
  }
});

test('ids of articles and industries are unique, and each article has its own title', () => {
  const unique = (values: readonly string[]) => expect(new Set(values).size).toBe(values.length);
  unique(articles.map(({ id }) => id));
  unique(articles.map(({ title }) => title));
  unique(industries.streets.flatMap((street) => street.industries.map(({ id }) => id)));
});

test('eight industries, of which only the automotive one leads on', () => {
  const cards = industries.streets.flatMap((street) => [...street.industries]);
  expect(cards).toHaveLength(8);
  expect(cards.flatMap(({ url }) => (typeof url === 'string' ? [url] : []))).toEqual([
    '/industries/automotive',
  ]);
});

test('a lost visitor is offered every page that may be found, and no other', () => {
  const indexable = sitePaths.filter((path) => path !== '/' && metaOf(path).indexable !== false);
  expect(directory.map(({ to }) => to).sort()).toEqual([...indexable].sort());
  // What stands there first is what an address like nothing gets.
  const first = notFound.page.nearest.pages;
  expect(first).toEqual(directory.slice(0, first.length));
});
