import { expect, test } from 'vitest';
import { siteMap } from '#app/site-map-families.ts';
import { pageMeta } from './page-head.ts';

test.each(siteMap)('pageMeta gives $path the og:type of a $kind', ({ path, kind }) => {
  const isArticle = ['guide', 'article', 'case-study'].includes(kind);
  expect(pageMeta(path, { title: 'Title', description: 'Words' })).toContainEqual({
    property: 'og:type',
    content: isArticle ? 'article' : 'website',
  });
});
