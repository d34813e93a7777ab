/** Counts that the specification fixes, and tallies that must be true. */
import { expect, test } from 'vitest';
import { archive } from '#app/content/archive.ts';
import { directory } from '#app/content/directory.ts';
import { industries } from '#app/content/industries.ts';
import { pages } from '#app/content/pages.ts';
import { sitePaths } from '#app/content/paths.ts';

test('the archive has 6 articles, 5 categories, 8 tags and 3 pages', () => {
  expect(archive.articles).toHaveLength(6);
  expect(archive.categories.options).toHaveLength(5);
  expect(archive.tags.options).toHaveLength(8);
  expect(archive.pages.numbers).toEqual([1, 2, 3]);
});

test('every tally of the archive is the number of articles that carry it', () => {
  const sum = (options: readonly { count: number }[]) =>
    options.reduce((total, { count }) => total + count, 0);
  expect(sum(archive.categories.options)).toBe(archive.articles.length);
  expect(sum(archive.tags.options)).toBe(archive.articles.flatMap(({ tags }) => [...tags]).length);
  for (const { count } of [...archive.categories.options, ...archive.tags.options]) {
    expect(count).toBeGreaterThan(0);
  }
});

test('ids of articles and industries are unique, and each article has its own title', () => {
  const unique = (values: readonly string[]) => expect(new Set(values).size).toBe(values.length);
  unique(archive.articles.map(({ id }) => id));
  unique(archive.articles.map(({ title }) => title));
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
  const indexable = sitePaths.filter((path) => path !== '/' && pages[path].indexable !== false);
  expect(directory.map(({ to }) => to).sort()).toEqual([...indexable].sort());
});
