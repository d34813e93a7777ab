import { describe, expect, test } from 'vitest';
import { fixturePolicy } from '#tests/server/fixture.ts';
import { pageOfMarkdown, robotsHeaders, securityHeaders } from './headers.ts';

describe('securityHeaders', () => {
  const headers = new Map(securityHeaders(fixturePolicy));

  test.each([
    ['X-Content-Type-Options', /^nosniff$/],
    ['Cross-Origin-Opener-Policy', /^same-origin$/],
    ['Cross-Origin-Resource-Policy', /^same-origin$/],
    ['Strict-Transport-Security', /^max-age=31536000; includeSubDomains$/],
    ['Permissions-Policy', /camera=\(\),.*geolocation=\(\),.*microphone=\(\)/],
    ['Content-Security-Policy', /^default-src 'none';/],
    // With these values the query, which has the search text, is not in `Referer`.
    ['Referrer-Policy', /^(?:no-referrer|origin|strict-origin)$/],
  ])('set %s on every document', (name, value) => {
    expect(headers.get(name)).toMatch(value);
  });

  test('allow nothing in an asset', () => {
    const asset = new Map(securityHeaders(fixturePolicy, 'asset'));
    expect(asset.get('Content-Security-Policy')).toMatch(/^default-src 'none'; base-uri 'none'/);
    expect(asset.get('X-Content-Type-Options')).toBe('nosniff');
  });
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

  test('links a Markdown version to its canonical page', () => {
    expect(pageOfMarkdown('/guides/seo/index.md')).toBe('/guides/seo');
    expect(pageOfMarkdown('/index.md')).toBe('/');
    expect(pageOfMarkdown('/guides/seo')).toBeUndefined();
    expect(robotsHeaders('/guides/seo/index.md', fixturePolicy)).toContainEqual([
      'Link',
      '<https://upslope.example/guides/seo>; rel="canonical"',
    ]);
  });
});
