import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressSynonyms } from '#app/content/address-synonyms.ts';
import { suggestions } from '#app/content/suggestions.ts';
import { nearestPages } from './nearest-pages.ts';

const nearest = (address: string) =>
  nearestPages(address, suggestions, 3, addressSynonyms).map(({ to }) => to);

test.each([
  ['/servces/seo', '/services/seo'],
  ['/prcing', '/pricing'],
  ['/casestudies', '/case-studies'],
  ['/blog/knowledge-base', '/archive'],
  ['/guides/seo/glosary', '/guides/seo/glossary'],
  ['/guides/local-seo/citation', '/guides/local-seo/citations'],
  ['/industries/automotiv', '/industries/automotive'],
  ['/SEO-PRICING', '/services/seo/pricing'],
  ['/services/seo/', '/services/seo'],
  ['/price', '/pricing'],
  ['/prices', '/pricing'],
  ['/blog', '/archive'],
  ['/guides/ppc', '/guides/ppc-guides'],
])('%s → %s', (address, page) => {
  expect(nearest(address)[0]).toBe(page);
});

test.each([
  ['/about', { label: 'About', to: '/about' }],
  ['/about', { label: 'About us', to: '/about-us' }],
  ['/team', { label: 'Team', to: '/archive/team' }],
])('nearestPages applies the synonym of %s, but not beside %o', (address, page) => {
  const services = { label: 'Services', to: '/services' };
  const nearestOf = (from: string, ...pages: (typeof services)[]) =>
    nearestPages(from, pages, 1, addressSynonyms)[0];
  expect(nearestOf(address, services)).toBe(services);
  expect(nearestOf(address, services, page)).toBe(page);
  expect(nearestOf(page.to, services, page)).toBe(page);
});

test('nearestPages returns no page for an unlike address', () => {
  expect(nearest('/xqzw')).toEqual([]);
  expect(nearest('/')).toEqual([]);
});

test('nearestPages compares the first 200 characters of an address', () => {
  expect(nearest(`/${'x'.repeat(190)}/pricing`)[0]).toBe('/pricing');
  expect(nearest(`/${'x'.repeat(199)}/pricing`)).toEqual([]);
});

test('nearestPages ranks a page first for its own address', () => {
  for (const { to } of suggestions) expect(nearest(to)[0]).toBe(to);
});

test('nearestPages returns three different pages or none for any address', () => {
  fc.assert(
    fc.property(fc.oneof(fc.webPath(), fc.string({ unit: 'binary' })), (address) => {
      expect([0, 3]).toContain(new Set(nearest(address)).size);
    }),
    {
      numRuns: 40,
      examples: [['/%'], ['/%E0%A4%A'], [`/${'a'.repeat(100_000)}`], ['/\ud83d'], ['/קידום']],
    },
  );
});
