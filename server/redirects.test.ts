import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressOf, moves, notAddressed, notPlain, shortForm } from './redirects.ts';

/** Whether a redirect target is on this site. `//host` and `/\host` are not. */
const isLocal = (path: string) => path.startsWith('/') && !new RegExp(notPlain).test(path);

test.each([
  ['/', undefined],
  ['/index.html', '/'],
  ['/services', undefined],
  ['/services/', '/services'],
  ['/services/index.html', '/services'],
  ['/services/seo/', '/services/seo'],
  ['/services/index.htm', undefined],
  ['/x.html', undefined],
])('the short form of %s is %s', (path, wanted) => {
  expect(shortForm(path)).toBe(wanted);
});

test('shortForm returns a path on this site or undefined for any plain path', () => {
  const odd = new RegExp(notPlain);
  fc.assert(
    fc.property(
      fc.string().map((text) => `/${text}`),
      (path) => {
        const short = shortForm(path);
        if (odd.test(path) || path.includes('?') || short === undefined) return;
        expect(isLocal(short)).toBe(true);
        expect(new URL(short, 'https://upslope.example').host).toBe('upslope.example');
      },
    ),
    { numRuns: 2_000 },
  );
});

test('addressOf returns the canonical address of each kind of file', () => {
  expect(addressOf('index.html')).toBe('/');
  expect(addressOf('services/seo/index.html')).toBe('/services/seo');
  expect(addressOf('robots.txt')).toBe('/robots.txt');
});

test('notPlain matches in the path only, never in the query', () => {
  const odd = new RegExp(notPlain);
  for (const target of [
    '/a%20b',
    '//a',
    '/a//b',
    '/a/../b',
    '/.env',
    '/a\\b',
    '/é',
    '/a b',
    '/a#b',
  ]) {
    expect(odd.test(target), target).toBe(true);
  }
  for (const target of ['/', '/a-b_c~1', '/a?x=%20//..\\', '/.well-known/x', '/a.b/c@d']) {
    expect(odd.test(target), target).toBe(false);
  }
});

test('notAddressed matches precompressed siblings and not-found documents', () => {
  const hidden = new RegExp(notAddressed);
  for (const target of [
    '/a.js.br',
    '/a.gz?x',
    '/404',
    '/404.html',
    '/b/404/',
    '/b/404/index.html',
  ]) {
    expect(hidden.test(target), target).toBe(true);
  }
  for (const target of ['/abr', '/4040', '/404-errors', '/x?y=.br']) {
    expect(hidden.test(target), target).toBe(false);
  }
});

test('moves redirect to plain paths of this site without a chain', () => {
  const from = new Set(moves.map((move) => move.from));
  for (const { to } of moves) {
    expect(isLocal(to)).toBe(true);
    expect(from.has(to)).toBe(false);
  }
});
