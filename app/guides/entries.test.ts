import { expect, test } from 'vitest';
import { inReadingOrder } from './entries.ts';

test('sorts guides by topic, then by their order, however high it is', () => {
  const files = [
    { name: 'ppc/first.md', order: 1 },
    { name: 'seo/last.md', order: 3500 },
    { name: 'industries/law.md', topic: 'local-seo', order: 2 },
    { name: 'seo/first.md', order: 1 },
    { name: 'archive/article.md' },
  ];
  expect(files.toSorted(inReadingOrder).map(({ name }) => name)).toEqual([
    'seo/first.md',
    'seo/last.md',
    'industries/law.md',
    'ppc/first.md',
    'archive/article.md',
  ]);
});
