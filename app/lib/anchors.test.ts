import { describe, expect, test } from 'vitest';
import { canonicalPath, resolveAnchor } from './anchors.ts';

test('a path loses the slash that the prerenderer puts at its end', () => {
  expect(canonicalPath('/services/')).toBe('/services');
  expect(canonicalPath('/')).toBe('/');
});

describe('a shared anchor', () => {
  const pricing = { fragment: 'pricing', pages: ['/', '/pricing'] } as const;

  test('stays in the page where the page has it', () => {
    expect(resolveAnchor(pricing, '/pricing/')).toBe('#pricing');
  });

  test('leads to its first page from anywhere else', () => {
    expect(resolveAnchor(pricing, '/archive')).toBe('/#pricing');
  });
});
