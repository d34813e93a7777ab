import fc from 'fast-check';
import { expect, test } from 'vitest';
import { articles } from '#app/content/archive-articles.ts';
import { articleIndex, filterArticles } from './filter-articles.ts';

const index = articleIndex(articles);
const none = { q: '', category: null, tag: null };
const titles = (filters: Partial<Parameters<typeof filterArticles>[1]>) =>
  filterArticles(index, { ...none, ...filters }).map(({ title }) => title);
const all = articles.map(({ title }) => title);

const someFilters = fc.record({
  q: fc.oneof(fc.constantFrom('', ...all), fc.string({ unit: 'binary', maxLength: 12 })),
  category: fc.constantFrom(null, ...articles.map(({ category }) => category)),
  tag: fc.constantFrom(null, ...articles.flatMap(({ tags }) => [...tags])),
});

test('lists every article without filters', () => {
  expect(titles({})).toEqual(all);
});

test.each(articles)('finds "$title" by its title and excerpt, in any case', (article) => {
  for (const text of [article.title, article.excerpt]) {
    expect(titles({ q: text })).toContain(article.title);
    expect(titles({ q: text.toUpperCase() })).toContain(article.title);
    expect(titles({ q: `${text} zzz` })).toEqual([]);
  }
});

test('lists only the articles of a category', () => {
  for (const { category, title } of articles) {
    expect(titles({ category })).toContain(title);
    for (const other of filterArticles(index, { ...none, category })) {
      expect(other.category).toBe(category);
    }
  }
});

test('lists only the articles with a tag', () => {
  for (const { tags, title } of articles) {
    for (const tag of tags) {
      expect(titles({ tag })).toContain(title);
      for (const other of filterArticles(index, { ...none, tag })) {
        expect(other.tags).toContain(tag);
      }
    }
  }
});

test('combines filters', () => {
  fc.assert(
    fc.property(someFilters, (filters) => {
      const shown = new Set(titles(filters));
      const { q, category, tag } = filters;
      const byEach = [titles({ q }), titles({ category }), titles({ tag })];
      expect([...shown]).toEqual(all.filter((title) => byEach.every((one) => one.includes(title))));
    }),
  );
});
