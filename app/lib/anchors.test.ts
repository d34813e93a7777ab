import { describe, expect, test } from 'vitest';
import { canonicalPath, resolveTarget } from './anchors.ts';

test('a path loses the slash that the prerenderer puts at its end', () => {
  expect(canonicalPath('/services/')).toBe('/services');
  expect(canonicalPath('/')).toBe('/');
});

describe('a shared anchor', () => {
  const pricing = { fragment: 'pricing', pages: ['/', '/pricing'] } as const;

  test('stays in the page where the page has it', () => {
    expect(resolveTarget(pricing, '/pricing/')).toBe('/pricing#pricing');
  });

  test('leads to its first page from anywhere else', () => {
    expect(resolveTarget(pricing, '/archive')).toBe('/#pricing');
  });
});

test('a bare fragment is a place on the current page', () => {
  expect(resolveTarget('#main', '/services/')).toBe('/services#main');
});
