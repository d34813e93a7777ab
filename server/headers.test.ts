import { describe, expect, test } from 'vitest';
import { fixturePolicy } from '../tests/server/fixture.ts';
import { pageOfTwin, robotsHeaders, securityHeaders } from './headers.ts';

test('Referrer-Policy keeps the query, with its search text, out of Referer', () => {
  const policy = new Map(securityHeaders(fixturePolicy)).get('Referrer-Policy');
  // The values that send at most the origin.
  expect(['no-referrer', 'origin', 'strict-origin']).toContain(policy);
});

describe('robotsHeaders', () => {
  const preview = { ...fixturePolicy, indexable: false };

  test.each(['/', '/services', '/robots.txt', '/favicon.svg', '/assets/entry-1.js'])(
    'nothing by %s, and noindex in a preview',
    (address) => {
      expect(robotsHeaders(address, fixturePolicy)).toEqual([]);
      expect(robotsHeaders(address, preview)).toEqual([['X-Robots-Tag', 'noindex']]);
    },
  );

  test.each([
    '/services.data',
    '/guides/all.json',
    '/guides/seo/verdicts.csv',
    '/guides/seo/index.md',
  ])('noindex by %s', (address) => {
    expect(robotsHeaders(address, fixturePolicy)).toContainEqual(['X-Robots-Tag', 'noindex']);
  });

  test('links a Markdown twin to its canonical page', () => {
    expect(pageOfTwin('/guides/seo/index.md')).toBe('/guides/seo');
    expect(pageOfTwin('/index.md')).toBe('/');
    expect(pageOfTwin('/guides/seo')).toBeUndefined();
    expect(robotsHeaders('/guides/seo/index.md', fixturePolicy)).toContainEqual([
      'Link',
      '<https://upslope.example/guides/seo>; rel="canonical"',
    ]);
  });
});
