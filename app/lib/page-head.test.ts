import { expect, test } from 'vitest';
import { siteMap } from '#app/site-map-families.ts';
import { pageMeta } from './page-head.ts';

test.each(siteMap)('pageMeta calls $path, a $kind, what the site map says', ({ path, kind }) => {
  const isArticle = ['guide', 'article', 'case-study'].includes(kind);
  expect(pageMeta(path, { title: 'Title', description: 'Words' })).toContainEqual({
    property: 'og:type',
    content: isArticle ? 'article' : 'website',
  });
});
