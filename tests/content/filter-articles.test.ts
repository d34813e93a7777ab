import fc from 'fast-check';
import { expect, test } from 'vitest';
import { articleCategories, articleTags, type Article } from '#app/content/archive-articles.ts';
import { foldCase } from '#app/lib/search-index.ts';
import { articleIndex, filterArticles } from '#app/sections/archive/filter-articles.ts';

const texts = fc.oneof(
  fc.lorem({ maxCount: 4 }),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom('İzmir', 'Straße', '(.*)', 'a|b', '[', '\\'),
);
const someArticles = fc.array(
  fc.record({
    id: fc.uuid(),
    title: texts,
    excerpt: texts,
    category: fc.constantFrom(...articleCategories),
    tags: fc.subarray([...articleTags]),
    date: fc.constant('2026-01-01'),
    panel: fc.constant<'sky'>('sky'),
    url: fc.constant({ label: 'Article', placeholder: 'None is published.' }),
  }) satisfies fc.Arbitrary<Article>,
  { maxLength: 15 },
);
const someFilters = fc.record({
  q: fc.oneof(texts, fc.constant('')),
  category: fc.constantFrom(null, ...articleCategories),
  tag: fc.constantFrom(null, ...articleTags),
});

test('an article is shown if and only if search, category and tag all hold', () => {
  fc.assert(
    fc.property(someArticles, someFilters, (articles, filters) => {
      const { q, category, tag } = filters;
      const wanted = foldCase(q.trim());
      const expected = articles.filter(
        (article) =>
          (foldCase(article.title).includes(wanted) ||
            foldCase(article.excerpt).includes(wanted)) &&
          (category === null || article.category === category) &&
          (tag === null || article.tags.includes(tag)),
      );
      expect(filterArticles(articleIndex(articles), filters)).toEqual(expected);
    }),
  );
});

test('nothing set → every article', () => {
  fc.assert(
    fc.property(someArticles, (articles) => {
      const none = { q: '', category: null, tag: null };
      expect(filterArticles(articleIndex(articles), none)).toEqual(articles);
    }),
  );
});
