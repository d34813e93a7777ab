/** Tallies and ids of the lists, and the directory of the not-found page. */
import { expect, test } from 'vitest';
import { articles } from '#app/content/archive-articles.ts';
import { articleArchive } from '#app/content/archive.server.ts';
import { industries } from '#app/content/industries.ts';
import { notFound } from '#app/content/not-found.ts';
import { metaOf } from '#app/content/pages.ts';
import { sitePaths } from '#app/content/paths.ts';
import { directory, siteMap } from '#app/site-map-families.ts';
import { ancestorsOf } from '#app/site-map.ts';

test('the tallies of the archive add up to its articles', () => {
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

test('the directory of the not-found page lists every indexable page and no other', () => {
  const indexable = sitePaths.filter((path) => path !== '/' && metaOf(path).indexable !== false);
  expect(directory.map(({ to }) => to).sort()).toEqual([...indexable].sort());
  // The served document suggests the first entries; its script replaces them by similar addresses.
  const first = notFound.page.nearest.pages;
  expect(first).toEqual(directory.slice(0, first.length));
});

test('every page is below the landing page, and no two pages share a name or an address', () => {
  for (const entry of siteMap) {
    const [top] = [...ancestorsOf(entry), entry];
    expect(top?.path, entry.path).toBe('/');
  }
  const unique = (values: readonly string[]) => expect(new Set(values).size).toBe(values.length);
  unique(siteMap.map(({ path }) => path));
  unique(siteMap.map(({ label }) => label));
});
