import { describe, expect, test } from 'vitest';
import { canonicalPath, resolveAnchor } from './anchors.ts';

test("canonicalPath removes the prerenderer's trailing slash", () => {
  expect(canonicalPath('/services/')).toBe('/services');
  expect(canonicalPath('/')).toBe('/');
});

describe('resolveAnchor', () => {
  const pricing = { fragment: 'pricing', pages: ['/', '/pricing'] } as const;

  test('returns a fragment of the same page if the page has the anchor', () => {
    expect(resolveAnchor(pricing, '/pricing/')).toBe('#pricing');
  });

  test('returns the first page that has the anchor otherwise', () => {
    expect(resolveAnchor(pricing, '/archive')).toBe('/#pricing');
  });
});
