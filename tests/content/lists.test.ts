/** Counts and ids of the lists, and the suggestions of the 404 page. */
import { expect, test } from 'vitest';
import { articles as samples } from '#app/content/archive-articles.ts';
import {
  articleArchive,
  drawersOf,
  guideDrawers,
  withSamples,
} from '#app/content/archive.server.ts';
import { archive } from '#app/content/archive.ts';
import { industryIds } from '#app/content/classifications.ts';
import { industries } from '#app/content/industries.ts';
import { industryCards } from '#app/content/industry-cards.server.ts';
import { notFound } from '#app/content/not-found.ts';
import { suggestions } from '#app/content/suggestions.ts';
import { metaOf } from '#app/content/pages.ts';
import { notFoundPaths, sitePaths, withoutRepeats } from '#app/content/paths.ts';
import { listedGuides } from '#app/guides/listed-guides.server.ts';
import { siteMap } from '#app/site-map-families.ts';
import { ancestorsOf } from '#app/site-map.ts';

/** Fails with the values that occur more than once. */
function expectUnique(values: readonly string[]) {
  expect(values.filter((value, index) => values.indexOf(value) < index)).toEqual([]);
}

test('the tallies of the archive add up to its articles', async () => {
  const { articles, categories, tags } = await articleArchive();
  const sum = (options: readonly { count: number }[]) =>
    options.reduce((total, { count }) => total + count, 0);
  expect(sum(categories)).toBe(articles.length);
  expect(sum(tags)).toBe(articles.flatMap((article) => [...article.tags]).length);
  for (const { count } of [...categories, ...tags]) expect(count).toBeGreaterThan(0);
});

test('a drawer of the archive holds the first five guides of its topic and counts all', async () => {
  const listed = await listedGuides();
  const guide = listed.find(({ topic }) => topic === 'seo')!;
  const seven = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((label) => ({ ...guide, label }));
  const [drawer] = drawersOf(seven);
  expect(drawer?.total).toBe(7);
  expect(drawer?.guides.map(({ label }) => label)).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('the drawers of the archive count each guide, and one card is the first guide to read', async () => {
  const drawers = await guideDrawers();
  const cards = drawers.flatMap(({ guides }) => guides.map(({ to }) => to));
  expectUnique(cards);
  expect(drawers.reduce((sum, { total }) => sum + total, 0)).toBe((await listedGuides()).length);
  expect(cards).toContain(archive.guides.first.to);
});

test('a published article takes the place of the sample with its id, and the newest comes first', () => {
  const [sample] = samples;
  const cards = [
    { ...sample, title: 'Written', url: '/archive/read-a-rank-report' },
    { ...sample, id: 'new', date: '2026-12-01', url: '/archive/new' },
  ] as const;
  const listed = withSamples(cards, samples);
  expect(listed).toHaveLength(samples.length + 1);
  expect(listed[0]!.id).toBe('new');
  expect(listed.filter(({ id }) => id === sample.id).map(({ title }) => title)).toEqual([
    'Written',
  ]);
});

test('ids of articles and industries are unique, and each article has its own title', async () => {
  const { articles } = await articleArchive();
  expectUnique(articles.map(({ id }) => id));
  expectUnique(articles.map(({ title }) => title));
  expectUnique((await industryCards()).map(({ id }) => id));
});

test('the trades that a guide can take the card of are those of the list', () => {
  expect(industries.cards.map(({ id }) => id)).toEqual(industryIds);
});

test('the 404 page can suggest exactly the indexable pages', () => {
  const indexable = sitePaths.filter((path) => path !== '/' && metaOf(path).indexable !== false);
  expect(suggestions.map(({ to }) => to).sort()).toEqual([...indexable].sort());
  // The served document suggests the first entries. The script replaces them with similar
  // addresses.
  const first = notFound.nearest.pages;
  expect(first).toMatchObject(suggestions.slice(0, first.length));
});

test('the 404 page has a line about every page that it may suggest', () => {
  const without = suggestions.filter(({ text }) => text === '').map(({ to }) => to);
  expect(without, 'Add a line to app/content/suggestions.ts').toEqual([]);
});

test.each(['/assets', '/archive/404', '/case-studies/saas-paid-search', '/guides/ppc-guides'])(
  'a file cannot have the address %s of the site',
  (path) => {
    expect(() => withoutRepeats([...sitePaths, ...notFoundPaths, path])).toThrow(
      `${path}: the site has`,
    );
  },
);

test('every page is below the landing page, and no two pages share a name or an address', () => {
  for (const entry of siteMap) {
    const [top] = [...ancestorsOf(entry), entry];
    expect(top?.path, entry.path).toBe('/');
  }
  expectUnique(siteMap.map(({ path }) => path));
  expectUnique(siteMap.map(({ label }) => label));
});
